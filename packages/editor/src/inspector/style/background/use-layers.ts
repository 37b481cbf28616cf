import { useEffect, useRef } from 'react'
import { BACKGROUND_LAYER_PROPERTIES } from '@heddle/document'
import { printBackground, readBackground, type BackgroundLayer } from '@heddle/style'
import type { Gesture } from '../../../controls/gesture.ts'
import { moveItem, removeItem, replaceItem } from '../../../fields/items.ts'
import { words as inspectorWords } from '../../words.ts'
import type { StyleValues } from '../style-model.ts'
import { useReading, useStyleModel } from '../use-style.ts'
import { joined, spread, withValue, type LayerProperty } from './layer-lists.ts'

const NEW_GRADIENT: BackgroundLayer = {
  kind: 'gradient',
  shape: 'linear',
  isRepeating: false,
  head: '',
  stops: [
    { color: '#ffffff', at: '0%' },
    { color: '#8a94a6', at: '100%' },
  ],
}

/** The pictures and gradients of a background, and what each has beside it: what is done to one takes its values along. */
export interface Layers {
  readonly layers: readonly BackgroundLayer[]
  readonly valueOf: (property: LayerProperty, at: number) => string | undefined
  /** What a layer has while nothing is said of it. */
  readonly initialOf: (property: LayerProperty) => string
  /** A gradient stands over what is there, a picture below it (specification section 3). */
  readonly addGradient: () => void
  readonly addPicture: (reference: string) => void
  readonly set: (at: number, layer: BackgroundLayer) => void
  readonly setValue: (property: LayerProperty, at: number, value: string) => void
  readonly move: (from: number, to: number) => void
  readonly remove: (at: number) => void
  /** While something is dragged: all it shows is one step of history. */
  readonly show: (at: number, layer: BackgroundLayer) => void
  readonly showEnd: () => void
}

export function useLayers(): Layers {
  const model = useStyleModel()
  const { value: image, isSetHere } = useReading(['background-image'])
  const readings = {
    'background-size': useReading(['background-size']),
    'background-position': useReading(['background-position']),
    'background-repeat': useReading(['background-repeat']),
    'background-attachment': useReading(['background-attachment']),
    'background-clip': useReading(['background-clip']),
  }
  const gesture = useRef<Gesture | undefined>(undefined)
  useEffect(() => () => gesture.current?.finish(), [])

  const layers = typeof image === 'string' ? readBackground(image) : []
  const textOf = (property: LayerProperty): string | undefined => {
    const { value } = readings[property]
    return typeof value === 'string' ? value : undefined
  }
  // What a class or another place gives is taken away by saying that there is none here.
  const printed = (next: readonly BackgroundLayer[]): StyleValues => ({
    'background-image': next.length === 0 && isSetHere ? null : printBackground(next),
  })
  /** Layers in another order or number, their values with them; `usual` stands for those that are new. */
  const arrange = (change: <T>(list: readonly T[], added: T) => readonly T[], added: BackgroundLayer = NEW_GRADIENT): void => {
    const next = change(layers, added)
    const values = BACKGROUND_LAYER_PROPERTIES.flatMap((property) => {
      const list = spread(textOf(property), layers.length)
      return list ? [[property, joined(change(list, readings[property].initial))] as const] : []
    })
    model.set({ ...printed(next), ...Object.fromEntries(layers.length === 0 ? [] : values) })
  }
  return {
    layers,
    valueOf: (property, at) => spread(textOf(property), layers.length)?.[at],
    initialOf: (property) => readings[property].initial,
    addGradient: () => arrange((list, added) => [added, ...list]),
    addPicture: (reference) => arrange((list, added) => [...list, added], { kind: 'picture', reference }),
    set: (at, layer) => model.set(printed(replaceItem(layers, at, layer))),
    setValue(property, at, value) {
      const { initial } = readings[property]
      model.set({ [property]: withValue(textOf(property), layers.length, at, value, initial) })
    },
    move: (from, to) => arrange((list) => moveItem(list, from, to)),
    remove: (at) => arrange((list) => removeItem(list, at)),
    show(at, layer) {
      gesture.current ??= model.gesture()
      gesture.current.show(
        inspectorWords.changes.style(['background-image']),
        model.operation(printed(replaceItem(layers, at, layer))),
      )
    },
    showEnd() {
      gesture.current?.finish()
      gesture.current = undefined
    },
  }
}
