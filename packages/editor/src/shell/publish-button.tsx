import { useProject } from '../project/project-context.ts'
import { SHELL_TEXTS } from '../texts/shell.ts'
import { Button } from '../ui/button.tsx'
import { WithTooltip } from '../ui/tooltip.tsx'
import { useEditor } from '../use-editor.ts'
import { useValue } from '../use-value.ts'
import styles from './top-bar.module.css'

/** Opens publishing; a dot says whether visitors see what stands here. */
export function PublishButton() {
  const { session } = useEditor()
  const state = useValue(useProject().publishing.state)
  return (
    <WithTooltip text={SHELL_TEXTS.publishState[state]} keys="Shift+P">
      <Button
        tone="primary"
        onPress={() => {
          session.dialog.value = 'publish'
        }}
      >
        {SHELL_TEXTS.publish}
        <span aria-hidden className={styles.dot} data-state={state} />
      </Button>
    </WithTooltip>
  )
}
