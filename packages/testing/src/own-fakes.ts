import { definePortFake, type PortFake } from '@heddle/kit'

/** What stands for the ports of the runtime itself: a page on which everything exists and works. */
export const ownFakes: readonly PortFake[] = [
  definePortFake('collections', () => ({
    has: () => true,
    nameOf: (id) => id,
    fetch: () => Promise.resolve([]),
    update: (_id, change) => change.value,
    rowsOf: (value) => value,
  })),
  definePortFake('workflows', () => ({ run: () => Promise.resolve(null), runOwn: () => Promise.resolve(null) })),
  definePortFake('popups', () => ({
    open: (_id, _props, wait) => Promise.resolve(wait ? undefined : 'popup-aaaaaa'),
    closeThis: () => undefined,
    closeAll: () => undefined,
  })),
  definePortFake('navigation', () => ({
    hasPage: () => true,
    go: () => Promise.resolve(),
    open: () => undefined,
    back: () => true,
    toSection: () => undefined,
    progress: () => undefined,
  })),
  definePortFake('elements', () => ({
    run: () => Promise.resolve(null),
    emit: () => undefined,
    scrollTo: () => undefined,
    focus: () => undefined,
  })),
  definePortFake('language', () => ({ isOfPage: () => true, set: () => Promise.resolve() })),
  definePortFake('theme', () => ({ set: () => undefined })),
  definePortFake('app', () => ({ install: () => Promise.resolve(undefined) })),
  definePortFake('event', () => ({ stopPropagation: () => undefined, preventDefault: () => undefined })),
  definePortFake('plugins', () => ({})),
  definePortFake('pace', () => ({ ask: () => Promise.resolve(true) })),
]
