import { words } from './words.ts'
import { Menu, MenuSeparator } from '../ui/menu.tsx'
import { zoomFit, zoomIn, zoomOut, zoomReset, zoomSelection } from '../commands/zoom.commands.ts'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'
import { CommandItem } from './command-item.tsx'
import { TextTrigger } from './text-trigger.tsx'
import styles from './top-bar.module.css'

/** How large the page is drawn. */
export function ZoomMenu() {
  const { session } = useEditor()
  const zoom = useValue(session.zoom)
  const percent = `${Math.round(zoom * 100)}%`
  return (
    <Menu
      label={words.zoom}
      trigger={
        <TextTrigger label={`${words.zoom}: ${percent}`}>
          <span className={styles.zoom}>{percent}</span>
        </TextTrigger>
      }
    >
      <CommandItem command={zoomIn} hasIcon={false} />
      <CommandItem command={zoomOut} hasIcon={false} />
      <MenuSeparator />
      <CommandItem command={zoomReset} hasIcon={false} />
      <CommandItem command={zoomFit} hasIcon={false} />
      <CommandItem command={zoomSelection} hasIcon={false} />
    </Menu>
  )
}
