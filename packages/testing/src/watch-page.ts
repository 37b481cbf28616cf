/** What elements leave on a page when they go. */
export interface WatchedPage {
  /** Listeners, timers, observers and attributes of the page that are still there, each with where it was made. */
  readonly left: () => readonly string[]
  readonly stop: () => void
}

/** Files whose listeners and timers count; the tools that run the test have theirs. */
const OURS = /\/(?:catalogue|packages\/(?:kit|renderer|runtime))\//

function whereMade(): string | undefined {
  const lines = new Error('here').stack?.split('\n') ?? []
  return lines.find((line) => OURS.test(line) && !line.includes('watch-page'))?.trim()
}

/** Watches what is added to this page and not taken away again. */
export function watchPage(): WatchedPage {
  const left = new Map<unknown, string>()
  const undo: (() => void)[] = []
  const keys = new Map<unknown, Map<string, object>>()
  const keyOf = (target: unknown, name: string): object => {
    const ofTarget = keys.get(target) ?? new Map<string, object>()
    keys.set(target, ofTarget)
    const key = ofTarget.get(name) ?? {}
    ofTarget.set(name, key)
    return key
  }
  const listenerKey = (type: string, listener: unknown, options: unknown): object => {
    const isCapture =
      options === true || (typeof options === 'object' && options !== null && Reflect.get(options, 'capture') === true)
    return keyOf(listener, `${type} ${isCapture}`)
  }
  for (const target of [window, document, document.documentElement, document.body]) {
    const add = target.addEventListener.bind(target)
    const remove = target.removeEventListener.bind(target)
    Object.assign(target, {
      addEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions) {
        const where = whereMade()
        const key = listenerKey(type, listener, options)
        if (where && !options?.once) left.set(key, `${type}: ${where}`)
        if (typeof options === 'object') options.signal?.addEventListener('abort', () => left.delete(key))
        add(type, listener, options)
      },
      removeEventListener(type: string, listener: EventListener, options?: EventListenerOptions) {
        left.delete(listenerKey(type, listener, options))
        remove(type, listener, options)
      },
    })
    undo.push(() => {
      Reflect.deleteProperty(target, 'addEventListener')
      Reflect.deleteProperty(target, 'removeEventListener')
    })
  }
  const { setTimeout: start, clearTimeout: end, setInterval: repeat, clearInterval: endRepeat } = window
  Object.assign(window, {
    setTimeout: (run: () => void, delay?: number) => {
      const where = whereMade()
      const id = start(() => {
        left.delete(id)
        run()
      }, delay)
      if (where) left.set(id, `timer: ${where}`)
      return id
    },
    clearTimeout: (id?: number) => {
      left.delete(id)
      end(id)
    },
    setInterval: (run: () => void, delay?: number) => {
      const where = whereMade()
      const id = repeat(run, delay)
      if (where) left.set(id, `timer: ${where}`)
      return id
    },
    clearInterval: (id?: number) => {
      left.delete(id)
      endRepeat(id)
    },
  })
  undo.push(() => Object.assign(window, { setTimeout: start, clearTimeout: end, setInterval: repeat, clearInterval: endRepeat }))
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
    const { prototype } = window[name]
    const { observe, disconnect } = prototype
    Object.assign(prototype, {
      observe(this: object, ...args: unknown[]) {
        const where = whereMade()
        if (where) left.set(this, `${name}: ${where}`)
        Reflect.apply(observe, this, args)
      },
      disconnect(this: object) {
        left.delete(this)
        Reflect.apply(disconnect, this, [])
      },
    })
    undo.push(() => Object.assign(prototype, { observe, disconnect }))
  }
  const attributesOf = (element: Element): string =>
    [...element.attributes].map(({ name, value }) => `${name}="${value}"`).join(' ')
  const looks = (): readonly string[] => [
    `html ${attributesOf(document.documentElement)}`,
    `body ${attributesOf(document.body)}`,
    `${document.body.childElementCount} elements in the body`,
  ]
  const before = looks()
  return {
    left: () => [...left.values(), ...looks().filter((look, at) => look !== before[at])],
    stop: () => {
      for (const each of undo.toReversed()) each()
    },
  }
}
