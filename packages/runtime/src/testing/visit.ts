import { expect, onTestFinished } from 'vitest'
import { deferred, type Deferred } from './deferred.ts'
import { eventually } from './eventually.ts'
import { htmlOf, inline, pageData } from './live-page.ts'

export type Realm = Window & typeof globalThis

export interface Visit {
  readonly window: Realm
  readonly document: Document
  /** Addresses that were fetched. */
  readonly fetched: readonly string[]
  /** What React and the runtime complained of. */
  readonly errors: readonly string[]
  readonly one: (selector: string) => HTMLElement
}

/** The last visit: its frame, and what its page `/slow` waits for. */
export const visits: { frame?: HTMLIFrameElement; slow?: Deferred<Response> } = {}

const ANSWERS: Readonly<Record<string, () => Promise<Response>>> = {
  '/data/next.json': async () => Response.json(pageData('next', 'Next')),
  '/data/home.json': async () => Response.json(pageData('home', 'Home again')),
  '/data/slow.json': async () => (await visits.slow?.promise) ?? Response.error(),
}

interface VisitOptions {
  /** What somebody else does to the page before the runtime starts, such as an extension of the browser. */
  readonly alter?: (body: HTMLElement) => void
  /** Whether to wait until the page is alive, or only until the visitor is told of something. */
  readonly isAlive?: boolean
}

/**
 * Opens the page in a document of its own, whose address is `path`, and lets the runtime start there.
 * @param prepare before the document is written
 */
export async function visit(
  path: string,
  data = inline,
  prepare: (window: Realm) => void = () => {},
  { alter = () => {}, isAlive = true }: VisitOptions = {},
): Promise<Visit> {
  const frame = document.createElement('iframe')
  visits.frame = frame
  onTestFinished(() => frame.remove())
  frame.style.cssText = 'width:900px;height:400px'
  // Any address of this origin will do: the first, empty document of a frame has no history.
  frame.src = new URL('./live-page.ts', import.meta.url).href
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await loaded
  const window = frame.contentWindow as Realm
  visits.slow = deferred()
  const errors: string[] = []
  const fetched: string[] = []
  const page = window.document
  page.open()
  window.history.replaceState(null, '', path)
  window.console.error = (...parts: unknown[]) => void errors.push(parts.map(String).join(' '))
  window.fetch = async (address) => {
    fetched.push(String(address))
    return (await ANSWERS[String(address).split('?')[0] ?? '']?.()) ?? new Response('', { status: 404 })
  }
  // Vitest asks its own page for parts that are imported later.
  Reflect.set(window, '__vitest_browser_runner__', { wrapDynamicImport: (load: () => unknown) => load() })
  prepare(window)
  const [start, loaders] = ['../start-site.tsx', './loaders.tsx'].map((file) =>
    JSON.stringify(new URL(file, import.meta.url).href),
  )
  const script = `<script type="module">import { startSite } from ${start}; import { loadChunk } from ${loaders}; await startSite(loadChunk); document.documentElement.dataset.started = ''</script>`
  const [written = ''] = htmlOf(data).split('</body>')
  page.write(written)
  alter(page.body)
  page.write(`${script}</body></html>`)
  page.close()
  const isBegun = () => window.document.querySelector(isAlive ? '[data-started]' : '[role=status]')
  await eventually(() => expect(isBegun()).not.toBeNull())
  const one = (selector: string): HTMLElement => {
    const found = window.document.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`There is no ${selector} in ${window.document.body.innerHTML}`)
    return found
  }
  return { window, document: window.document, fetched, errors, one }
}
