import { signal } from '@preact/signals-core'
import type { Background, Id } from '@heddle/document'
import { setBackground } from '@heddle/document/operations'
import { equalJson } from '@heddle/store'
import { DEFAULT_STATE, toVariant } from '@heddle/style'
import { createGesture } from '../../controls/gesture.ts'
import type { Editor } from '../../session/editor.ts'
import { chainOf, readStyles, type NamedLayer, type ReadingPlace, type StyleReading } from '../style/style-reading.ts'
import type { StyleModel, StyleValues } from '../style/style-model.ts'
import { words } from './words.ts'

/** The style panel's model for what lies behind the whole site or a page: one sheet, no screens or states, no formulas. */
export function createBackgroundModel(editor: Editor, id: Id): StyleModel {
  const { store, view } = editor
  const listeners = new Set<() => void>()
  const known = new Map<string, StyleReading>()
  const background = (): Background => {
    const record = view.get(id)
    return (record?.kind === 'site' || record?.kind === 'page' ? record.background : undefined) ?? {}
  }
  const screenId = view.screens()[0]?.id ?? ''
  const place = (): ReadingPlace => ({
    screenId,
    state: DEFAULT_STATE,
    screens: view.screens(),
    token: (token) => view.find('token', token),
  })
  const layers = (): readonly NamedLayer[] => [
    { kind: 'own', id, name: '', styles: { [toVariant(screenId, DEFAULT_STATE)]: background() } },
  ]
  const operation = (values: StyleValues) => setBackground(view, { id, values })
  const label = words.changes[view.find('site', id) ? 'site' : 'page']
  return {
    takesFormulas: false,
    targetClass: signal(undefined),
    place,
    operation,
    subscribe: (fn) => {
      listeners.add(fn)
      return () => listeners.delete(fn)
    },
    read: (properties) => {
      const key = properties.join()
      const before = known.get(key)
      const fresh = readStyles([{ layers: layers() }], properties, place())
      const reading = before && equalJson({ ...before }, { ...fresh }) ? before : fresh
      known.set(key, reading)
      return reading
    },
    chain: (property) => chainOf(layers(), property, place()).map((step) => ({ step, isSetHere: true })),
    set: (values) => void editor.change(label, operation(values)),
    reset: (properties) => void editor.change(label, operation(Object.fromEntries(properties.map((name) => [name, null])))),
    gesture: () => createGesture(editor),
    connect: () =>
      store.listen(() => {
        for (const listener of listeners) listener()
      }),
  }
}
