// What is in the box, written by client/describe.py from the rules.
export const BOX = {
  "side": 4,
  "tiles": 24,
  "starting": 3,
  "rounds": 13,
  "tourists": 7,
  "set": "mixed24",
  "sets": {
    "mixed24": {
      "key": "cities-tiles-mixed",
      "english": "mixed tiles"
    },
    "trio24": {
      "key": "cities-tiles-trio",
      "english": "tiles of three kinds"
    }
  },
  "levels": [
    {
      "word": "1",
      "label": {
        "key": "cities-level-1",
        "english": "level 1"
      },
      "help": {
        "key": "cities-level-1-help",
        "english": "Zones of attractions and parks count."
      }
    },
    {
      "word": "2",
      "label": {
        "key": "cities-level-2",
        "english": "level 2"
      },
      "help": {
        "key": "cities-level-2-help",
        "english": "Terraces count the water they look at, too."
      }
    },
    {
      "word": "3",
      "label": {
        "key": "cities-level-3",
        "english": "level 3"
      },
      "help": {
        "key": "cities-level-3-help",
        "english": "Borders and parks in view count as well."
      }
    }
  ],
  "extra": {
    "word": "onemore",
    "label": {
      "key": "cities-variant-onemore",
      "english": "just one more"
    },
    "help": {
      "key": "cities-variant-onemore-help",
      "english": "A 17th tile on top."
    }
  }
};
