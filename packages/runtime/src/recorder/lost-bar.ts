import { words } from './words.ts'

const SHEET = `
:host { all: initial; position: fixed; inset: auto 0 0; z-index: 2147483647; display: flex; justify-content: center;
  padding: 12px; pointer-events: none; }
:host([hidden]) { display: none; }
div { display: flex; align-items: center; gap: 12px; max-width: 640px; padding: 8px 8px 8px 14px; border: 1px solid #3a3d45;
  border-radius: 8px; background: #1b1d22; color: #f1f2f4; font: 13px/1.4 system-ui, sans-serif; pointer-events: auto;
  box-shadow: 0 8px 24px #0006; }
button { flex: none; min-height: 32px; padding: 0 12px; border: 0; border-radius: 6px; background: #5b8cff; color: #0d1117;
  font: inherit; font-weight: 600; }
button:focus-visible { outline: 2px solid #f1f2f4; outline-offset: 2px; }
button[hidden] { display: none; }
`

/** Says at the foot of a draft that its editor is gone, in a tree of its own that the page's styles do not reach. */
export function createLostBar(onAgain: () => void): (state: 'heard' | 'lost' | 'closed') => void {
  let host: HTMLElement | undefined
  let text: HTMLElement | undefined
  let again: HTMLButtonElement | undefined

  function make(): void {
    host = document.createElement('heddle-draft-bar')
    const root = host.attachShadow({ mode: 'closed' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(SHEET)
    root.adoptedStyleSheets = [sheet]
    const bar = document.createElement('div')
    bar.role = 'status'
    text = document.createElement('span')
    again = document.createElement('button')
    again.type = 'button'
    again.textContent = words.again
    again.addEventListener('click', onAgain)
    bar.append(text, again)
    root.append(bar)
    // Beside the body: what the page draws is adopted as it is.
    document.documentElement.append(host)
  }
  return (state) => {
    if (state === 'heard') {
      host?.remove()
      return
    }
    if (!host) make()
    if (host && !host.isConnected) document.documentElement.append(host)
    if (text) text.textContent = words[state]
    if (again) again.hidden = state === 'closed'
  }
}
