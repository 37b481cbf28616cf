import { createContext, useContext } from 'react'
import type { Id, WorkflowRecord } from '@heddle/document'
import type { Problem } from '../../problems/problem.ts'
import type { StepMark } from './step-mark.ts'

/** What the steps of a graph are drawn from. */
export interface GraphScene {
  readonly workflow: WorkflowRecord
  /** Begins the ids of its elements: one workflow may be on show twice. */
  readonly scope: string
  /** The step one stands on. */
  readonly active: string
  readonly problems: ReadonlyMap<string, readonly Problem[]>
  readonly marks: ReadonlyMap<Id, StepMark> | undefined
  /** What is looked for; empty while nothing is. */
  readonly query: string
  readonly onFold: (id: Id) => void
}

export const GraphContext = createContext<GraphScene | undefined>(undefined)

/** Throws outside of a graph. */
export function useGraph(): GraphScene {
  const scene = useContext(GraphContext)
  if (!scene) throw new Error('useGraph needs a GraphContext above it')
  return scene
}

/** Id of a step's element. */
export function stepElementId(scope: string, key: string): string {
  return `step-${scope}-${key.replaceAll(' ', '-')}`
}
