import { SHELL_TEXTS } from '../texts/shell.ts'
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { useEditor } from '../use-editor.ts'
import { useValue } from '../use-value.ts'
import { TextTrigger } from './text-trigger.tsx'
import styles from './top-bar.module.css'
import { fitPage, fitSelection, stepZoom } from './zoom.ts'

/** How large the page is drawn. */
export function ZoomMenu() {
  const editor = useEditor()
  const zoom = useValue(editor.session.zoom)
  const percent = `${Math.round(zoom * 100)}%`
  return (
    <Menu
      label={SHELL_TEXTS.zoom}
      trigger={
        <TextTrigger label={`${SHELL_TEXTS.zoom}: ${percent}`}>
          <span className={styles.zoom}>{percent}</span>
        </TextTrigger>
      }
    >
      <MenuItem label={SHELL_TEXTS.zoomIn} keys="Ctrl++" onPress={() => stepZoom(editor, 1)} />
      <MenuItem label={SHELL_TEXTS.zoomOut} keys="Ctrl+-" onPress={() => stepZoom(editor, -1)} />
      <MenuSeparator />
      <MenuItem
        label={SHELL_TEXTS.zoomReset}
        keys="Shift+0"
        onPress={() => {
          editor.session.zoom.value = 1
        }}
      />
      <MenuItem label={SHELL_TEXTS.zoomFit} keys="Shift+1" onPress={() => fitPage(editor)} />
      <MenuItem
        label={SHELL_TEXTS.zoomSelection}
        keys="Shift+2"
        isDisabled={editor.session.selection.value.length === 0}
        onPress={() => fitSelection(editor)}
      />
    </Menu>
  )
}
