// What is in the box, written by client/describe.py from the rules.
export const BOX = {
  "seats": [
    2,
    3,
    4
  ],
  "set": "townwright-1",
  "sets": {
    "townwright-1": {
      "key": "greentown-set-own",
      "english": "Townwright's own set"
    }
  },
  "setups": [
    {
      "word": "first",
      "label": {
        "key": "greentown-setup-first",
        "english": "two rows of trees at the start"
      },
      "help": {
        "key": "greentown-setup-first-help",
        "english": "For the first game: many roads, six open exits."
      }
    },
    {
      "word": "flower",
      "label": {
        "key": "greentown-setup-flower",
        "english": "a flower of tiles at the start"
      },
      "help": {
        "key": "greentown-setup-flower-help",
        "english": "One tile less and far fewer tours."
      }
    },
    {
      "word": "strip",
      "label": {
        "key": "greentown-setup-strip",
        "english": "a strip of tiles at the start"
      },
      "help": {
        "key": "greentown-setup-strip-help",
        "english": "Many exits, open on every side."
      }
    }
  ]
};
