import { useEffect, useMemo, useRef, useState } from 'react'
import { useElementAction } from '@heddle/kit/react'
import type { GridProps } from '../grid-fields.ts'
import type { MovingPart } from '../grid/moving.ts'
import type { ElementWords } from '../words/element-words.ts'
import { languageAt, wordsIn } from '../words/words.ts'
import type { GripEvents, Hand, HeldRow } from './hand.ts'
import { RowGrip } from './row-grip.tsx'
import { RowMover } from './row-mover.tsx'
import { useRowOrder } from './use-row-order.ts'
import { whyStill } from './why-still.ts'

/**
 * Lets rows of a grid be moved by hand.
 * @param english what is said in languages that nobody taught
 * @returns what the grid is drawn with, and what stands around it
 */
export function useRowMoving(
  props: GridProps,
  english: ElementWords['rows'],
): { readonly props: GridProps; readonly moving: MovingPart; readonly hand: Hand } {
  const { data, given, move, reset } = useRowOrder(props.data)
  const [language, setLanguage] = useState('')
  useEffect(() => setLanguage(languageAt(document.documentElement)), [])
  const words = wordsIn(language, 'rows', english)
  const [last, hold] = useState<HeldRow>()
  // Rows that come anew are nobody's.
  const held = last?.given === given ? last : undefined
  const hears = useRef<GripEvents>(undefined)
  useElementAction('reset-rows', () => {
    hold(undefined)
    reset()
  })
  const place = held?.place ?? -1
  return {
    props: data === props.data ? props : { ...props, data: data as GridProps['data'] },
    moving: useMemo(() => ({ held: place, whyStill, Grip: RowGrip, Mover: RowMover }), [place]),
    hand: useMemo(() => ({ words, given, held, hold, move, hears }), [words, given, held, move]),
  }
}
