import { ChevronDown, Pause, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEditor } from '../session/use-editor.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Tabs, type TabItem } from '../ui/tabs.tsx'
import { useValue } from '../use-value.ts'
import { LogTab } from './log-tab.tsx'
import { NetworkTab } from './network-tab.tsx'
import { RUN_LIMITS } from './run-limits.ts'
import { RunsTab } from './runs-tab.tsx'
import { words } from './words.ts'
import styles from './runs-dock.module.css'

export interface RunsDockProps {
  /** Tabs of others behind its own. */
  readonly more?: readonly TabItem[]
}

/** What drafts did: runs with their steps, requests, and what the page said. */
export function RunsDock({ more = [] }: RunsDockProps): ReactNode {
  const { session } = useEditor()
  const { runLog } = session
  const tab = useValue(session.dockTab)
  const runs = useValue(runLog.runs)
  const requests = useValue(runLog.requests)
  const lines = useValue(runLog.lines)
  const breakpoints = useValue(session.breakpoints)
  const running = useValue(session.running)
  return (
    <div className={styles.dock}>
      <div className={styles.tools}>
        <span className={styles.dim}>{words.keeps(RUN_LIMITS.runs, RUN_LIMITS.size / 1_000_000)}</span>
        {breakpoints.size > 0 && (
          <span className={styles.points}>
            <i className={styles.point} aria-hidden />
            {words.breakpoints(breakpoints.size)}
          </span>
        )}
        <IconButton
          icon={Pause}
          label={words.pause}
          size={24}
          isDisabled={!running}
          onPress={() => running?.send({ type: 'pause' })}
        />
        <IconButton
          icon={Trash2}
          label={words.clear}
          size={24}
          onPress={() => {
            session.looked.value = undefined
            runLog.clear()
          }}
        />
        <IconButton icon={ChevronDown} label={words.hide} size={24} onPress={() => (session.isRunsOpen.value = false)} />
      </div>
      <Tabs
        label={words.dock}
        value={tab}
        onChange={(next) => (session.dockTab.value = next)}
        tabs={[
          { id: 'runs', label: words.tabs.runs, count: runs.length, content: <RunsTab runs={runs} /> },
          { id: 'network', label: words.tabs.network, count: requests.length, content: <NetworkTab requests={requests} /> },
          { id: 'log', label: words.tabs.log, count: lines.length, content: <LogTab lines={lines} /> },
          ...more,
        ]}
      />
    </div>
  )
}
