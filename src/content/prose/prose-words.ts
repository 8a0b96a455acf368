// The few words that prose brings along, for screen readers: names of footnotes, tables, code and boxes of task lists. They
// are in the language of the text; a language that is not listed here gets the English ones.

export interface ProseWords {
  readonly footnotes: string;
  /** Before the number of a reference. */
  readonly back: string;
  /** Before the names of the columns. */
  readonly table: string;
  readonly done: string;
  readonly open: string;
  /** Before the name of a programming language. */
  readonly code: string;
}

type Listed = readonly [footnotes: string, back: string, table: string, done: string, open: string, code: string];

const words = ([footnotes, back, table, done, open, code]: Listed): ProseWords => ({ footnotes, back, table, done, open, code });

const english = words(['Footnotes', 'Back to reference', 'Table', 'Done', 'To do', 'Code']);

const languages: Readonly<Record<string, ProseWords>> = {
  ar: words(['الحواشي', 'العودة إلى المرجع', 'جدول', 'تم', 'لم يتم', 'كود']),
  cs: words(['Poznámky pod čarou', 'Zpět na odkaz', 'Tabulka', 'Hotovo', 'Zbývá', 'Kód']),
  da: words(['Fodnoter', 'Tilbage til henvisning', 'Tabel', 'Udført', 'Ikke udført', 'Kode']),
  de: words(['Fußnoten', 'Zurück zu Verweis', 'Tabelle', 'Erledigt', 'Offen', 'Code']),
  en: english,
  es: words(['Notas al pie', 'Volver a la referencia', 'Tabla', 'Hecho', 'Pendiente', 'Código']),
  fi: words(['Alaviitteet', 'Takaisin viitteeseen', 'Taulukko', 'Tehty', 'Tekemättä', 'Koodi']),
  fr: words(['Notes de bas de page', 'Retour à la référence', 'Tableau', 'Fait', 'À faire', 'Code']),
  he: words(['הערות שוליים', 'חזרה להפניה', 'טבלה', 'בוצע', 'לביצוע', 'קוד']),
  it: words(['Note a piè di pagina', 'Torna al riferimento', 'Tabella', 'Fatto', 'Da fare', 'Codice']),
  ja: words(['脚注', '参照に戻る', '表', '完了', '未完了', 'コード']),
  ko: words(['각주', '참조로 돌아가기', '표', '완료', '미완료', '코드']),
  nb: words(['Fotnoter', 'Tilbake til henvisning', 'Tabell', 'Utført', 'Ikke utført', 'Kode']),
  nl: words(['Voetnoten', 'Terug naar verwijzing', 'Tabel', 'Gedaan', 'Te doen', 'Code']),
  pl: words(['Przypisy', 'Powrót do odnośnika', 'Tabela', 'Zrobione', 'Do zrobienia', 'Kod']),
  pt: words(['Notas de rodapé', 'Voltar à referência', 'Tabela', 'Feito', 'Por fazer', 'Código']),
  ru: words(['Сноски', 'Назад к ссылке', 'Таблица', 'Готово', 'Не готово', 'Код']),
  sv: words(['Fotnoter', 'Tillbaka till hänvisning', 'Tabell', 'Klart', 'Ej klart', 'Kod']),
  tr: words(['Dipnotlar', 'Göndermeye dön', 'Tablo', 'Yapıldı', 'Yapılacak', 'Kod']),
  uk: words(['Виноски', 'Назад до посилання', 'Таблиця', 'Готово', 'Не готово', 'Код']),
  zh: words(['脚注', '返回引用', '表格', '已完成', '未完成', '代码']),
};

/** The words in the language of a tag (BCP 47). */
export const proseWordsIn = (tag: string): ProseWords => languages[new Intl.Locale(tag).language] ?? english;
