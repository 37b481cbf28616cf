import type { ActionHost } from '@heddle/kit'
import { MESSAGES } from './messages.ts'
import type { RunnerOptions } from './types.ts'

interface Cell {
  readonly type: string
  value: unknown
}
export interface Frame {
  /** Absent until the first variable: most rounds and branches make none. */
  cells?: Map<string, Cell>
  readonly outer?: Frame
}

export interface Locals {
  readonly port: ActionHost['local']
  /** Visible variables by name, for formulas. */
  readonly values: () => object
  /** Variables made from now on go with the frame. Gives the frame to come back to. */
  readonly enter: () => Frame
  readonly leave: (outer: Frame) => void
}

/** Workflow variables of one run (logic reference 2.4): each lives as long as the run, round or branch it was made in. */
export function createLocals(
  changeValue: RunnerOptions['changeValue'],
  onChange: ((name: string, value: unknown) => void) | undefined,
): Locals {
  let current: Frame = {}

  function find(name: string): Cell {
    for (let frame: Frame | undefined = current; frame; frame = frame.outer) {
      const cell = frame.cells?.get(name)
      if (cell) return cell
    }
    throw new Error(MESSAGES.noVariable(name))
  }
  return {
    port: {
      create(name, type, value) {
        const cell = { type, value: changeValue(type, undefined, value) }
        current.cells ??= new Map()
        current.cells.set(name, cell)
        onChange?.(name, cell.value)
        return cell.value
      },
      set(name, value, change) {
        const cell = find(name)
        cell.value = changeValue(cell.type, cell.value, value, change)
        onChange?.(name, cell.value)
        return cell.value
      },
    },
    values() {
      const seen = new Map<string, unknown>()
      for (let frame: Frame | undefined = current; frame; frame = frame.outer) {
        for (const [name, cell] of frame.cells ?? []) if (!seen.has(name)) seen.set(name, cell.value)
      }
      return Object.fromEntries(seen)
    },
    enter() {
      const outer = current
      current = { outer }
      return outer
    },
    leave(outer) {
      current = outer
    },
  }
}
