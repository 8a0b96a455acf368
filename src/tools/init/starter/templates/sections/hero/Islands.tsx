/** Draws the picture of the hero: islands between sky and sea, in the colors of the theme. */
export const Islands = () => (
  <svg className="islands" viewBox="0 0 1440 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle className="islands__sun" cx="1060" cy="150" r="54" />
    <path className="islands__far" d="M560 200c60-34 106-70 150-70 36 0 52 26 92 26 38 0 54-42 104-42 66 0 118 58 190 86z" />
    <path className="islands__far" d="M1180 200c46-22 84-44 124-44 52 0 84 26 136 34v10zM0 200v-26c40-8 66-22 100-22 44 0 76 32 130 48z" />
    <rect className="islands__sea" y="200" width="1440" height="120" />
    <path className="islands__near" d="M120 236c70-14 120-70 190-70 46 0 66 26 106 26 34 0 48-14 80-14 56 0 90 46 154 58z" />
    <path className="islands__near" d="M900 250c40-8 70-34 112-34 30 0 44 12 70 12 22 0 34-8 56-8 34 0 60 24 102 30z" />
    <path className="islands__light" d="M1010 214h100M1030 226h60M986 264h150M1030 282h70M200 256h380M260 272h220M380 290h300" />
  </svg>
);
