import { useRecords } from '@heddle/store/react'
import type { ReactNode } from 'react'
import { RunsDock } from '../runs/runs-dock.tsx'
import { useEditor } from '../session/use-editor.ts'
import { TestsTab } from './tests-tab.tsx'
import { words } from './words.ts'

/** The dock of runs together with the tests of the project. */
export function Dock(): ReactNode {
  const { store } = useEditor()
  const { length } = useRecords(store, 'test')
  return <RunsDock more={[{ id: 'tests', label: words.tab, count: length, content: <TestsTab /> }]} />
}
