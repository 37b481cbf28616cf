import type { ReactNode } from 'react'
import { Slot, toText, useIsSlotFilled, type RootAttributes } from '@heddle/kit/react'
import type { GridProps } from '../grid-fields.ts'
import { STATES } from './limits.ts'
import type { GridState } from './use-grid.ts'

/** What stands in the place of rows; also the slot for it. */
export type GridStateName = (typeof STATES)[number]

/** What a person asked the canvas of the editor to show. */
export const askedState = (root: RootAttributes): GridStateName | undefined =>
  STATES.find((state) => root['data-canvas-shows']?.split(' ').includes(state))

/** Why there is no row. */
export function stateOf({ given, driven, filters }: GridState, { loading }: GridProps): GridStateName {
  if (loading || given.isComing) return 'loading'
  if (given.hasFailed) return 'error'
  const isSearched = driven && (filters.search !== '' || Object.keys(filters.columns).length > 0)
  return given.rows.length === 0 && !isSearched ? 'empty' : 'noMatch'
}

/** What a builder put there, and words where that is nothing. */
export function StateNote({
  state,
  props,
  span,
  gridId,
}: {
  readonly state: GridStateName
  readonly props: GridProps
  readonly span: number
  /** What the canvas of the editor knows the grid by, where it is asked to show the state: things are dropped there. */
  readonly gridId: string | undefined
}): ReactNode {
  const isFilled = useIsSlotFilled(state)
  return (
    <td className="heddle-grid-note" colSpan={span} data-outlet={gridId && `${gridId}.${state}`}>
      {isFilled ? <Slot name={state} /> : toText(props[`${state}Text`])}
    </td>
  )
}
