/** Tools of the menu in their order, and whether they are shown unless a builder says otherwise (elements reference, section 21). */
export const SHOWN = {
  textType: true,
  bold: true,
  italic: true,
  underline: true,
  strike: true,
  textColor: true,
  alignLeft: false,
  alignCenter: false,
  alignRight: false,
  alignJustify: false,
  bulletList: true,
  orderedList: true,
  taskList: false,
  table: true,
  link: true,
  image: false,
  codeBlock: true,
  blockquote: true,
  undo: true,
  redo: true,
} as const

/** Names of the tools that are shown, by the switches that a builder set. */
export function shownTools(menu: unknown): readonly string[] {
  const set = Object(menu) as Readonly<Record<string, unknown>>
  return Object.entries(SHOWN).flatMap(([name, usual]) => ((Object.hasOwn(set, name) ? Boolean(set[name]) : usual) ? [name] : []))
}

/** Names of the fields that hold looks. */
export const STYLED = 'p h1 h2 h3 h4 h5 h6 a mention blockquote code img checkbox table'.split(' ')
