import { ID, KEYED, LABEL } from '../work.ts'

/** What the address asks for: `?work=texts&count=1000`. */
const query = new URLSearchParams(location.search)
export const asked = { work: query.get('work') ?? '', count: Number(query.get('count')) }

/** Where contenders draw. */
export const root: HTMLElement = document.body.appendChild(document.createElement('main'))

/** Draws what is asked for and says so. A contender that draws later calls `ready` itself and says `isLater`. */
export function startPage(works: Readonly<Record<string, () => void>>, isLater = false): void {
  const draw = works[asked.work]
  if (!draw) throw new Error(`There is no work ${asked.work}`)
  draw()
  if (!isLater) ready()
}

export function ready(): void {
  performance.mark('ready')
}

const element = <T extends keyof HTMLElementTagNameMap>(tag: T, id: string): HTMLElementTagNameMap[T] => {
  const made = document.createElement(tag)
  made.id = id
  return root.appendChild(made)
}

export function textShell() {
  return { field: element('input', ID.field), out: element('div', ID.out) }
}

export function listShell() {
  return {
    filter: element('input', ID.filter),
    sort: element('button', ID.sort),
    change: element('button', ID.change),
    list: element('ul', ID.list),
  }
}

/** The buttons and the empty table of the keyed page. `on` says what a button does. */
export function keyedShell() {
  const buttons = Object.values(KEYED).map((id) => element('button', id))
  const table = element('div', ID.keyed).appendChild(document.createElement('table'))
  const on = (id: string, act: () => void): void => buttons.find((button) => button.id === id)?.addEventListener('click', act)
  return { body: table.appendChild(document.createElement('tbody')), on }
}

/** A row of the keyed page: id, label, and the button that removes it. */
export const KEYED_ROW = `<tr role="row"><td role="cell"><span></span></td><td role="cell"><span class="${LABEL}"></span></td><td role="cell"><button>x</button></td></tr>`

export function keyedRow(): HTMLTableRowElement {
  const template = document.createElement('template')
  template.innerHTML = KEYED_ROW
  return template.content.firstElementChild as HTMLTableRowElement
}
