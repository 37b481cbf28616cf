import { useCallback, useEffect, useState, type ComponentType } from 'react'
import type { NodeRecord } from '@heddle/document'
import { words as appWords } from '../app/words.ts'
import { words } from './words.ts'
import { Button } from '../ui/button.tsx'
import { PanelEmpty } from '../ui/panel.tsx'
import { NodeProblems } from './node-problems.tsx'
import { useSelectedNodes } from './use-selected-nodes.ts'

type Body = ComponentType<{ readonly node: NodeRecord }>

let loaded: Body | undefined

/** What happens to the selected element; its part comes when the tab is opened for the first time. */
export function WorkflowsTab() {
  const [node, ...others] = useSelectedNodes()
  const [part, setPart] = useState<{ readonly Body: Body | undefined }>({ Body: loaded })
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    import('../workflows/node-workflows.tsx').then(
      ({ NodeWorkflows }) => {
        loaded = NodeWorkflows
        setPart({ Body: NodeWorkflows })
      },
      () => setFailed(true),
    )
  }, [])
  const { Body } = part
  useEffect(() => {
    if (!Body) load()
  }, [Body, load])
  return (
    <>
      <NodeProblems tab="workflows" />
      {others.length > 0 && <PanelEmpty title={words.workflowsOfOne} />}
      {hasFailed && (
        <PanelEmpty title={words.workflowsMissing}>
          <Button onPress={load}>{appWords.tryAgain}</Button>
        </PanelEmpty>
      )}
      {node && others.length === 0 && Body && <Body key={node.id} node={node} />}
    </>
  )
}
