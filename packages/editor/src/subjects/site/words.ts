import { words as inspectorWords } from '../../inspector/words.ts'

const pageWords = inspectorWords.page
const plural = (count: number, one: string) => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`

/** Words of the table of texts, and of the changes it makes. */
export const words = {
  title: 'Texts',
  close: 'Close the texts',
  find: 'Find a text',
  page: 'Page',
  everywhere: 'Everywhere',
  ofComponent: (name: string) => `Component ${name}`,
  onlyMissing: 'Only missing ones',
  alsoEmpty: 'Empty ones too',
  export: 'Save as CSV',
  import: 'Bring in CSV',
  where: 'Where',
  table: 'Texts by language',
  missing: (language: string) => `missing in ${language}`,
  cell: (where: string, language: string) => `${where} in ${language}`,
  bound: 'A formula gives it',
  boundNotHere: 'A formula gives this text: change it at the element or the page.',
  nothing: 'No text like that',
  count: (shown: number, all: number) =>
    shown === all ? plural(all, 'text') : `${shown.toLocaleString('en')} of ${plural(all, 'text')}`,
  show: (label: string) => `Show ${label} where it stands`,
  menu: 'Selected texts',
  copy: 'Copy',
  paste: 'Paste',
  pasteByKey: 'The browser gives the clipboard to keys only here: press Ctrl+V.',
  fillDown: 'Fill down',
  fillRight: 'Fill to the right',
  clear: 'Take away',
  showHere: 'Show where it stands',
  keys: 'Enter or typing edits, Shift+Enter breaks the line, Shift with arrows or dragging selects, Ctrl+C and Ctrl+V copy and paste, Ctrl+D fills down, Delete takes away.',
  notFitting: (count: number) =>
    `${plural(count, 'cell')} stayed: a formula gives it, its text is too long, or the table ends there.`,
  inspectorLead: 'How much of the site is written in each language.',
  written: (count: number, all: number) => `${count.toLocaleString('en')} of ${all.toLocaleString('en')}`,
  pageField: {
    title: pageWords.title,
    'meta/desc': pageWords.description,
    'meta/keywords': pageWords.keywords,
    'meta/socialTitle': pageWords.socialTitle,
    'meta/socialDesc': pageWords.socialDescription,
    'meta/structuredData': pageWords.structuredData,
  } as Readonly<Record<string, string>>,
  fileName: (site: string) => `${site.replace(/[^\p{L}\p{N}]+/gu, '-')}-texts.csv`,
  brought: (count: number) => `${plural(count, 'text')} brought in`,
  notBrought: (count: number) => `${plural(count, 'cell')} did not fit`,
  dismiss: 'Dismiss the report',
  more: (count: number) => `and ${count.toLocaleString('en')} more`,
  noKey: 'The first line names no column “key”: bring in a file that was saved here',
  noLanguage: 'The first line names no language of this site',
  badLine: {
    language: (name: string) => `Line 1: “${name}” is no language of this site; its column is left out`,
    key: (line: number, key: string) => `Line ${line}: there is no text “${key}” any more`,
    bound: (line: number, language: string) => `Line ${line}: a formula gives the text in ${language}`,
    long: (line: number, language: string, max: number) =>
      `Line ${line}: the text in ${language} is longer than ${max.toLocaleString('en')} characters`,
    twice: (line: number, key: string) => `Line ${line}: “${key}” stood in a line before`,
  },
  tooLarge: 'This is more than fits into one change: bring it in by parts',
  fileTooLarge: 'This file is larger than 20 MB',
  changes: {
    write: (language: string) => `Write a text in ${language}`,
    clear: (language: string) => `Take away a text in ${language}`,
    paste: (count: number) => `Paste ${plural(count, 'text')}`,
    fill: (count: number) => `Fill in ${plural(count, 'text')}`,
    clearMany: (count: number) => `Take away ${plural(count, 'text')}`,
    import: (count: number) => `Bring in ${plural(count, 'text')}`,
  },
} as const
