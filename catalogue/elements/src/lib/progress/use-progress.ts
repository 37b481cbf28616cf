import { toText, useElementVariable, useNode } from '@heddle/kit/react'
import { readPlainNumber, writeNumber } from '../number-text/number-text.ts'
import { PROGRESS } from './limits.ts'

/** What a body is given; what is bound may be anything. */
export interface ProgressProps {
  readonly value: unknown
  readonly min: unknown
  readonly max: unknown
  readonly label: unknown
  readonly locale: unknown
  readonly role: unknown
  readonly accessibleLabel: unknown
}

export interface Progress {
  /** How much of the way is done, 0 to 1. */
  readonly share: number
  /** The number that stands there; empty for none. */
  readonly text: string
  /** What the part that shows it says to screen readers. */
  readonly meter: {
    readonly role: 'meter' | 'progressbar'
    readonly 'aria-label': string | undefined
    readonly 'aria-valuemin': number
    readonly 'aria-valuemax': number
    readonly 'aria-valuenow': number
  }
}

/** The value of an element that shows how far something has come: formulas read it, workflows set it. */
export function useProgress(props: ProgressProps): Progress {
  const node = useNode()
  const [held] = useElementVariable<unknown>('value', props.value, (next) => node.emit('initValueChange', { value: next }))
  const min = readNumber(props.min, PROGRESS.min.default)
  const max = Math.max(min, readNumber(props.max, PROGRESS.max.default))
  const value = Math.min(max, Math.max(min, readNumber(held, min)))
  const share = max > min ? (value - min) / (max - min) : 0
  return {
    share,
    text: textOf(props, share, value),
    meter: {
      role: props.role === 'meter' ? 'meter' : 'progressbar',
      'aria-label': toText(props.accessibleLabel) || undefined,
      'aria-valuemin': min,
      'aria-valuemax': max,
      'aria-valuenow': value,
    },
  }
}

function readNumber(value: unknown, otherwise: number): number {
  const number = readPlainNumber(value)
  return number !== undefined && Number.isFinite(number) ? number : otherwise
}

function textOf({ label, locale }: ProgressProps, share: number, value: number): string {
  const look = { locale, thousandsSeparator: true }
  if (label === 'percent') return writeNumber(share, { ...look, style: 'percent', fractionDigits: 0 })
  return label === 'value' ? writeNumber(value, { ...look, fractionDigits: Number.isInteger(value) ? 0 : MOST_DIGITS }) : ''
}

const MOST_DIGITS = 2
