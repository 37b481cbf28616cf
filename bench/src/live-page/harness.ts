/** Milliseconds. */
export interface ActTime {
  readonly work: number
  readonly laidOut: number
}

/** What acts are timed with, in every page alike. */
export interface Harness {
  /**
   * Milliseconds from an act until the document shows its result (`work`) and is laid out too. Looks after each step of the
   * page's own work, never by the clock.
   */
  readonly time: (act: () => void, isDone: () => boolean) => Promise<ActTime>
  /** Changes of the document that an act makes, those of `besides` left out. */
  readonly changes: (act: () => void, isDone: () => boolean, besides?: Element | null) => Promise<number>
  readonly type: (id: string, value: string) => void
  readonly click: (element: Element | null | undefined) => void
  /** Finds the variable that an act gives the value, for `write`. */
  readonly find: (act: () => void, value: string, shows: (value: string) => boolean) => Promise<void>
  /** Gives the variable of a page of texts another value: no field, no workflow. */
  readonly write: (value: string) => void
}

declare global {
  var harness: Harness
}

/** Runs in the page before anything else. Holds all that it uses. */
export function installHarness(): void {
  const PATIENCE = 20_000
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const turn = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(), { once: true })
      port1.start()
      port2.postMessage(0)
    })
  const rest = async () => {
    await frame()
    await frame()
    await pause(15)
  }
  const until = async (isDone: () => boolean, start: number) => {
    for (let step = 0; !isDone(); step += 1) {
      if (performance.now() - start > PATIENCE) throw new Error('The page never showed what was done')
      // What follows an event in the same task comes first; then what the page puts off to tasks of its own.
      await (step % 32 === 31 ? turn() : undefined)
    }
  }

  // Every signal of the page is made of one class, which is met when it takes its brand.
  let signals: object | undefined
  const meet = (prototype: object): void => {
    signals = prototype
    // Its accessor comes next; it is kept changeable, so that `find` can listen.
    const define = Object.defineProperty
    Object.defineProperty = (target, name, own) => {
      const isAccessor = target === prototype && name === 'value'
      if (isAccessor) Object.defineProperty = define
      return define(target, name, isAccessor ? { ...own, configurable: true } : own)
    }
  }
  Reflect.defineProperty(Object.prototype, 'brand', {
    configurable: true,
    set(this: object, brand: unknown) {
      Reflect.deleteProperty(Object.prototype, 'brand')
      Reflect.defineProperty(this, 'brand', { value: brand, writable: true, configurable: true })
      meet(this)
    },
  })
  let variable: { value: unknown } | undefined
  const harness: Harness = {
    async time(act, isDone) {
      await rest()
      const start = performance.now()
      act()
      await until(isDone, start)
      const work = performance.now() - start
      document.body.getBoundingClientRect()
      return { work, laidOut: performance.now() - start }
    },
    async changes(act, isDone, besides) {
      await rest()
      let count = 0
      const add = (records: readonly MutationRecord[]): void => {
        for (const { target } of records) if (target !== besides) count += 1
      }
      const observer = new MutationObserver(add)
      observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
      act()
      await until(isDone, performance.now())
      await rest()
      add(observer.takeRecords())
      observer.disconnect()
      return count
    },
    type(id, value) {
      const field = document.getElementById(id)
      setValue?.call(field, value)
      field?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    },
    click(element) {
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    },
    async find(act, value, shows) {
      if (Reflect.has(globalThis, 'writeVariable')) return
      const own = signals && Object.getOwnPropertyDescriptor(signals, 'value')
      if (!signals || !own?.set) throw new Error('The page has no signals')
      const written = new Set<{ value: unknown }>()
      Object.defineProperty(signals, 'value', {
        ...own,
        set(this: { value: unknown }, next: unknown) {
          if (next === value) written.add(this)
          own.set?.call(this, next)
        },
      })
      act()
      await until(() => shows(value), performance.now())
      Object.defineProperty(signals, 'value', own)
      // The field has a signal of its own, which the document does not follow.
      for (const candidate of written) {
        candidate.value = `${value}?`
        await rest()
        if (shows(`${value}?`)) variable = candidate
        else candidate.value = value
      }
      if (!variable) throw new Error('The variable was not found')
    },
    write(value) {
      const own: unknown = Reflect.get(globalThis, 'writeVariable')
      if (typeof own === 'function') own(value)
      else if (variable) variable.value = value
      else throw new Error('The variable was not found')
    },
  }
  Reflect.set(globalThis, 'harness', harness)
}
