/** Which drawing of the game-icons set stands for which card and symbol. */

import king from "icon:throne-king";
import queen from "icon:queen-crown";
import juliet from "icon:heart-tower";
import alchemist from "icon:fizzing-flask";
import swordsman from "icon:swordman";
import farmer from "icon:farmer";
import merchant from "icon:scales";
import cardinal from "icon:pope-crown";
import troubadour from "icon:lyre";
import explorer from "icon:compass";
import assassin from "icon:hooded-assassin";
import storm from "icon:lightning-storm";
import disguise from "icon:carnival-mask";
import traitor from "icon:backstab";
import musketeers from "icon:musket";
import mage from "icon:wizard-face";
import witch from "icon:witch-face";
import prince from "icon:mounted-knight";
import squire from "icon:visored-helm";
import hermit from "icon:tarot-09-the-hermit";
import doppelganger from "icon:body-swapping";
import dragon from "icon:spiked-dragon-head";
import romeo from "icon:rose";
import beggar from "icon:receive-money";
import tomthumb from "icon:walking-boot";

import alchemy from "icon:round-bottom-flask";
import military from "icon:crossed-swords";
import agriculture from "icon:wheat";
import trade from "icon:two-coins";
import religion from "icon:church";
import art from "icon:palette";

import crown from "icon:crown";
import padlock from "icon:plain-padlock";
import deck from "icon:stack";
import discard from "icon:card-discard";
import exchange from "icon:card-exchange";
import dagger from "icon:plain-dagger";
import laurels from "icon:laurel-crown";
import hand from "icon:poker-hand";

export const cardIcons: Readonly<Record<string, string>> = {
  king,
  queen,
  juliet,
  alchemist,
  swordsman,
  farmer,
  merchant,
  cardinal,
  troubadour,
  explorer,
  assassin,
  storm,
  disguise,
  traitor,
  musketeers,
  mage,
  witch,
  prince,
  squire,
  hermit,
  doppelganger,
  dragon,
  romeo,
  beggar,
  tomthumb,
};

export const symbolIcons: Readonly<Record<string, string>> = { alchemy, military, agriculture, trade, religion, art };

export const marks = { crown, padlock, deck, discard, exchange, dagger, laurels, hand };
