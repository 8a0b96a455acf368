// The built-in words of prose in several languages: titles of asides, and names of footnotes, tables, code and
// checkboxes for screen readers. Languages that are not listed use English.

export interface ProseWords {
  readonly footnotes: string;
  /** The label before the number of a reference. */
  readonly back: string;
  /** The label before the names of the columns. */
  readonly table: string;
  readonly done: string;
  readonly open: string;
  /** The label before the name of a programming language. */
  readonly code: string;
  /** The default titles of asides. */
  readonly asides: Readonly<Record<AsideKind, string>>;
}

export type AsideKind = 'note' | 'tip' | 'important' | 'warning' | 'caution' | 'danger';

type Listed = readonly [footnotes: string, back: string, table: string, done: string, open: string, code: string];
type Titles = readonly [note: string, tip: string, important: string, warning: string, caution: string, danger: string];

const words = (
  [footnotes, back, table, done, open, code]: Listed,
  [note, tip, important, warning, caution, danger]: Titles,
): ProseWords => ({ footnotes, back, table, done, open, code, asides: { note, tip, important, warning, caution, danger } });

const english = words(
  ['Footnotes', 'Back to reference', 'Table', 'Done', 'To do', 'Code'],
  ['Note', 'Tip', 'Important', 'Warning', 'Caution', 'Danger'],
);

const languages: Readonly<Record<string, ProseWords>> = {
  ar: words(['الحواشي', 'العودة إلى المرجع', 'جدول', 'تم', 'لم يتم', 'كود'], ['ملاحظة', 'نصيحة', 'مهم', 'تحذير', 'انتبه', 'خطر']),
  cs: words(
    ['Poznámky pod čarou', 'Zpět na odkaz', 'Tabulka', 'Hotovo', 'Zbývá', 'Kód'],
    ['Poznámka', 'Tip', 'Důležité', 'Varování', 'Pozor', 'Nebezpečí'],
  ),
  da: words(
    ['Fodnoter', 'Tilbage til henvisning', 'Tabel', 'Udført', 'Ikke udført', 'Kode'],
    ['Bemærk', 'Tip', 'Vigtigt', 'Advarsel', 'Forsigtig', 'Fare'],
  ),
  de: words(
    ['Fußnoten', 'Zurück zu Verweis', 'Tabelle', 'Erledigt', 'Offen', 'Code'],
    ['Hinweis', 'Tipp', 'Wichtig', 'Warnung', 'Vorsicht', 'Gefahr'],
  ),
  en: english,
  es: words(
    ['Notas al pie', 'Volver a la referencia', 'Tabla', 'Hecho', 'Pendiente', 'Código'],
    ['Nota', 'Consejo', 'Importante', 'Advertencia', 'Precaución', 'Peligro'],
  ),
  fa: words(['پانویس‌ها', 'بازگشت به ارجاع', 'جدول', 'انجام شده', 'انجام نشده', 'کد'], ['یادداشت', 'نکته', 'مهم', 'هشدار', 'احتیاط', 'خطر']),
  fi: words(
    ['Alaviitteet', 'Takaisin viitteeseen', 'Taulukko', 'Tehty', 'Tekemättä', 'Koodi'],
    ['Huomaa', 'Vinkki', 'Tärkeää', 'Varoitus', 'Varo', 'Vaara'],
  ),
  fr: words(
    ['Notes de bas de page', 'Retour à la référence', 'Tableau', 'Fait', 'À faire', 'Code'],
    ['Note', 'Astuce', 'Important', 'Avertissement', 'Attention', 'Danger'],
  ),
  he: words(['הערות שוליים', 'חזרה להפניה', 'טבלה', 'בוצע', 'לביצוע', 'קוד'], ['הערה', 'טיפ', 'חשוב', 'אזהרה', 'זהירות', 'סכנה']),
  it: words(
    ['Note a piè di pagina', 'Torna al riferimento', 'Tabella', 'Fatto', 'Da fare', 'Codice'],
    ['Nota', 'Suggerimento', 'Importante', 'Avviso', 'Attenzione', 'Pericolo'],
  ),
  ja: words(['脚注', '参照に戻る', '表', '完了', '未完了', 'コード'], ['注記', 'ヒント', '重要', '警告', '注意', '危険']),
  ko: words(['각주', '참조로 돌아가기', '표', '완료', '미완료', '코드'], ['참고', '팁', '중요', '경고', '주의', '위험']),
  nb: words(
    ['Fotnoter', 'Tilbake til henvisning', 'Tabell', 'Utført', 'Ikke utført', 'Kode'],
    ['Merk', 'Tips', 'Viktig', 'Advarsel', 'Forsiktig', 'Fare'],
  ),
  nl: words(
    ['Voetnoten', 'Terug naar verwijzing', 'Tabel', 'Gedaan', 'Te doen', 'Code'],
    ['Opmerking', 'Tip', 'Belangrijk', 'Waarschuwing', 'Let op', 'Gevaar'],
  ),
  pl: words(
    ['Przypisy', 'Powrót do odnośnika', 'Tabela', 'Zrobione', 'Do zrobienia', 'Kod'],
    ['Uwaga', 'Wskazówka', 'Ważne', 'Ostrzeżenie', 'Ostrożnie', 'Niebezpieczeństwo'],
  ),
  pt: words(
    ['Notas de rodapé', 'Voltar à referência', 'Tabela', 'Feito', 'Por fazer', 'Código'],
    ['Nota', 'Dica', 'Importante', 'Aviso', 'Cuidado', 'Perigo'],
  ),
  ru: words(
    ['Сноски', 'Назад к ссылке', 'Таблица', 'Готово', 'Не готово', 'Код'],
    ['Примечание', 'Совет', 'Важно', 'Предупреждение', 'Осторожно', 'Опасно'],
  ),
  sv: words(
    ['Fotnoter', 'Tillbaka till hänvisning', 'Tabell', 'Klart', 'Ej klart', 'Kod'],
    ['Obs', 'Tips', 'Viktigt', 'Varning', 'Försiktigt', 'Fara'],
  ),
  tr: words(
    ['Dipnotlar', 'Göndermeye dön', 'Tablo', 'Yapıldı', 'Yapılacak', 'Kod'],
    ['Not', 'İpucu', 'Önemli', 'Uyarı', 'Dikkat', 'Tehlike'],
  ),
  uk: words(
    ['Виноски', 'Назад до посилання', 'Таблиця', 'Готово', 'Не готово', 'Код'],
    ['Примітка', 'Порада', 'Важливо', 'Попередження', 'Обережно', 'Небезпека'],
  ),
  zh: words(['脚注', '返回引用', '表格', '已完成', '未完成', '代码'], ['说明', '提示', '重要', '警告', '注意', '危险']),
  'zh-Hant': words(['註腳', '返回參照', '表格', '已完成', '未完成', '程式碼'], ['說明', '提示', '重要', '警告', '注意', '危險']),
};

/** Returns the words in the language of a tag (BCP 47), in its script if there are words in several: `zh-TW` means `zh-Hant`. */
export function proseWordsIn(tag: string): ProseWords {
  const { language, script } = new Intl.Locale(tag).maximize();
  return languages[`${language}-${script}`] ?? languages[language] ?? english;
}
