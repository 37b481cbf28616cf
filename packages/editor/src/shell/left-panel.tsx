import { useCallback, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { words as appWords } from '../app/words.ts'
import { words } from './words.ts'
import type { PanelDefinition } from '../panels/define-panel.ts'
import { Button } from '../ui/button.tsx'
import { Panel, PanelBody, PanelEmpty } from '../ui/panel.tsx'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'
import { Edge } from './edge.tsx'
import { panelWidth } from './kept-size.ts'
import { loadBody, loadedBody, PANELS } from './panels.ts'
import styles from './left-panel.module.css'

/** The open panel; nothing when none is. */
export function LeftPanel() {
  const { session } = useEditor()
  const open = useValue(session.panel)
  const panel = PANELS.find(({ id }) => id === open)
  if (!panel) return null
  return (
    <aside className={styles.left} data-region="panel" aria-label={`${words.panel}: ${panel.title}`}>
      <OpenPanel key={panel.id} panel={panel} />
      <Edge label={words.resizePanel} side="right" size={panelWidth} />
    </aside>
  )
}

/** A panel's body as soon as it is there: its heading stands before, and a body that cannot be had can be asked for again. */
export function OpenPanel({ panel }: { readonly panel: PanelDefinition }) {
  const [body, setBody] = useState<{ readonly Body: ComponentType | undefined }>(() => ({ Body: loadedBody(panel) }))
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    loadBody(panel).then(
      (Body) => setBody({ Body }),
      () => setFailed(true),
    )
  }, [panel])
  const { Body } = body
  useEffect(() => {
    if (!Body) load()
  }, [Body, load])
  if (Body) return <Body />
  return (
    <Panel title={panel.title}>
      <PanelBody>
        {hasFailed && (
          <PanelEmpty title={words.panelMissing}>
            <Button onPress={load}>{appWords.tryAgain}</Button>
          </PanelEmpty>
        )}
      </PanelBody>
    </Panel>
  )
}
