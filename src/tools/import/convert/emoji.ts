// Replaces the names of frequent emoji, such as `:tada:`. `check` reports each name that is not in the table.

/** Names as on GitHub, each followed by its emoji. Other names for the same emoji have a line of their own. */
const table = `
  tada 🎉 rocket 🚀 sparkles ✨ star ⭐ star2 🌟 fire 🔥 zap ⚡ boom 💥 bulb 💡 memo 📝 pencil2 ✏️ books 📚 book 📖 bookmark 🔖
  warning ⚠️ no_entry ⛔ no_entry_sign 🚫 stop_sign 🛑 rotating_light 🚨 construction 🚧 exclamation ❗ question ❓ bangbang ‼️
  information_source ℹ️ white_check_mark ✅ heavy_check_mark ✔️ ballot_box_with_check ☑️ x ❌ negative_squared_cross_mark ❎
  heart ❤️ broken_heart 💔 +1 👍 -1 👎 clap 👏 wave 👋 pray 🙏 muscle 💪 point_right 👉 point_left 👈 point_up ☝️ point_down 👇 ok_hand 👌
  smile 😄 smiley 😃 grinning 😀 grin 😁 joy 😂 wink 😉 blush 😊 heart_eyes 😍 sunglasses 😎 thinking 🤔 cry 😢 sob 😭 rage 😡 scream 😱 eyes 👀
  hammer 🔨 wrench 🔧 hammer_and_wrench 🛠️ gear ⚙️ package 📦 lock 🔒 unlock 🔓 key 🔑 link 🔗 mag 🔍 bug 🐛 ant 🐜 lady_beetle 🐞 truck 🚚
  computer 💻 iphone 📱 phone ☎️ email 📧 envelope ✉️ calendar 📅 date 📅 clock1 🕐 hourglass ⌛ stopwatch ⏱️ alarm_clock ⏰ pushpin 📌
  chart_with_upwards_trend 📈 bar_chart 📊 clipboard 📋 file_folder 📁 open_file_folder 📂 page_facing_up 📄 scroll 📜 wastebasket 🗑️
  art 🎨 gift 🎁 trophy 🏆 dart 🎯 checkered_flag 🏁 seedling 🌱 whale 🐳 penguin 🐧 snake 🐍 crab 🦀 apple 🍎 coffee ☕ beer 🍺 beers 🍻
  globe_with_meridians 🌐 earth_africa 🌍 earth_americas 🌎 sunny ☀️ cloud ☁️ snowflake ❄️ umbrella ☔ rainbow 🌈 ocean 🌊
  arrow_right ➡️ arrow_left ⬅️ arrow_up ⬆️ arrow_down ⬇️ recycle ♻️ heavy_plus_sign ➕ heavy_minus_sign ➖ 100 💯 soon 🔜 new 🆕
  thumbsup 👍 thumbsdown 👎 telephone ☎️ pencil 📝 collision 💥 hankey 💩 poop 💩 robot 🤖 see_no_evil 🙈 mega 📣 loudspeaker 📢 speech_balloon 💬
  large_blue_circle 🔵 red_circle 🔴 white_circle ⚪ black_circle ⚫ green_circle 🟢 yellow_circle 🟡 orange_circle 🟠
`;

const words = table.trim().split(/\s+/);
const emoji: ReadonlyMap<string, string> = new Map(
  words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1] ?? '']] : [])),
);

/** Matches what may be the name of an emoji: no part of a word, of a time, of a URL or of a `::directive`. */
export const emojiName = /(?<![\\\w:/]):([a-z\d][a-z\d_]*|[+-]1):(?![\w:])/g;

/** Returns the emoji with a name; undefined if the name is unknown. */
export const emojiCalled = (name: string): string | undefined => emoji.get(name);
