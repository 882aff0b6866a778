// What is in the box, written by client/describe.py from the rules.
export const BOX = {
  "seats": [
    1,
    2,
    3,
    4
  ],
  "set": "townwright-tuned-2",
  "sets": {
    "townwright-draft-1": {
      "key": "skylines-set-draft",
      "english": "first card set"
    },
    "townwright-tuned-1": {
      "key": "skylines-set-tuned",
      "english": "earlier balanced set"
    },
    "townwright-tuned-2": {
      "key": "skylines-set-balanced",
      "english": "balanced set"
    }
  },
  "capitals": [
    12,
    10,
    8
  ],
  "scenarios": {
    "intro": {
      "key": "skylines-scenario-intro",
      "english": "introductory game"
    },
    "1": {
      "key": "skylines-scenario-1",
      "english": "1: A lake in the middle"
    },
    "2": {
      "key": "skylines-scenario-2",
      "english": "2: On the coast"
    },
    "3": {
      "key": "skylines-scenario-3",
      "english": "3: Round the bend"
    },
    "4": {
      "key": "skylines-scenario-4",
      "english": "4: In the news"
    },
    "5": {
      "key": "skylines-scenario-5",
      "english": "5: Your own land"
    },
    "free": {
      "key": "skylines-scenario-free",
      "english": "free table"
    }
  }
};
