import { createContext, useContext } from 'react'
import type { ReadonlySignal } from '@preact/signals-core'
import type { CanvasFrame } from '../canvas/canvas-frame.ts'
import type { User } from '../server/account-server.ts'
import type { PublishWatch } from './publish-state.ts'
import type { Problem } from '../problems/problem.ts'

/** What belongs to an open project but to no single panel. */
export interface Project {
  readonly user: User
  readonly problems: ReadonlySignal<readonly Problem[]>
  readonly publishing: PublishWatch
  readonly log: ReadonlySignal<readonly HistoryEntry[]>
  /** The page's frame, when it loads already. */
  readonly frame?: CanvasFrame | undefined
}

/** One change of this session, by whoever made it. */
export interface HistoryEntry {
  readonly id: string
  readonly label: string
  readonly author: string
  /** Milliseconds since 1970. */
  readonly time: number
  readonly isMine: boolean
}

export const ProjectContext = createContext<Project | undefined>(undefined)

/** Throws outside `ProjectContext`. */
export function useProject(): Project {
  const project = useContext(ProjectContext)
  if (!project) throw new Error('useProject needs a ProjectContext above it')
  return project
}
