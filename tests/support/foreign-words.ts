// Finds German words in English messages of the tools, and English words in German ones. Quoted words, addresses, file
// names and commands belong to no language.
import type { ToolLanguage } from '../../src/diagnostics/messages/messages.ts';

/** Common words of each language that do not exist in the other language. */
const functionWords: Readonly<Record<ToolLanguage, string>> = {
  en: 'the a is are were been be and or of not this that these with has have had to by for from at it its here there which but must no nothing only before after on as than them they their you your one two every each does do cannot can write delete use put add give set close check correct line lines entry known needs need missing ends begins',
  de: 'der die das den dem des und oder nicht ist sind sein ein eine einen einem einer kein keine mit von zu zum zur im auf für aus bei nach ohne sie ihr ihre es wird werden hier dort gibt oder aber noch nur wie kann muss schreiben löschen setzen ergänzen berichtigen fehlt diese dieser dieses Zeile Datei',
};

const quoted = /„[^“]*“|"[^"]*"|“[^”]*”|`[^`]*`|<[^<>]*>|\{[^{}]*\}/g;
const named = /(?:npm run|npx|archipel) .*?(?=[,.]? [A-ZÄÖÜ„]|[.:,;]?$)|\S*[/\\@._=]\w\S*|--[\w-]+|#\w+/gm;

/** Returns the words of `sentence` that belong to the other language, in lower case. */
export function foreignWords(sentence: string, language: ToolLanguage): readonly string[] {
  const foreign = new Set(functionWords[language === 'de' ? 'en' : 'de'].toLowerCase().split(' '));
  const words =
    sentence
      .replaceAll(quoted, ' ')
      .replaceAll(named, ' ')
      .toLowerCase()
      .match(/[\p{Letter}]+/gu) ?? [];
  return words.filter((word) => foreign.has(word));
}
