import { useProject } from '../project/project-context.ts'
import { openPublish } from '../publish/publish.commands.ts'
import { words } from './words.ts'
import { Button } from '../ui/button.tsx'
import { WithTooltip } from '../ui/tooltip.tsx'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'
import styles from './top-bar.module.css'

/** Opens publishing; a dot says whether visitors see what stands here. */
export function PublishButton() {
  const editor = useEditor()
  const [keys] = openPublish.keys ?? []
  const state = useValue(useProject().publishing.state)
  return (
    <WithTooltip text={words.publishState[state]} {...(keys === undefined ? {} : { keys })}>
      <Button tone="primary" onPress={() => openPublish.run(editor)}>
        {words.publish}
        <span aria-hidden className={styles.dot} data-state={state} />
      </Button>
    </WithTooltip>
  )
}
