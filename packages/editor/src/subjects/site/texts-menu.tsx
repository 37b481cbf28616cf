import { ArrowDownToLine, ArrowRightToLine, ClipboardPaste, Copy, Eraser, LocateFixed } from 'lucide-react'
import { ContextMenu, type Point } from '../../ui/context-menu.tsx'
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { words } from './words.ts'

/** What can be done with the cells that are selected; keys do the same. */
export function TextsMenu({
  at,
  onCopy,
  onPaste,
  onFill,
  onClear,
  onShow,
  onClose,
}: {
  readonly at: Point | undefined
  readonly onCopy: () => void
  readonly onPaste: () => void
  readonly onFill: (way: 'down' | 'right') => void
  readonly onClear: () => void
  readonly onShow: () => void
  readonly onClose: () => void
}) {
  return (
    <ContextMenu at={at} label={words.menu} onClose={onClose}>
      <MenuItem label={words.copy} icon={Copy} keys="Ctrl+C" onPress={onCopy} />
      <MenuItem label={words.paste} icon={ClipboardPaste} keys="Ctrl+V" onPress={onPaste} />
      <MenuSeparator />
      <MenuItem label={words.fillDown} icon={ArrowDownToLine} keys="Ctrl+D" onPress={() => onFill('down')} />
      <MenuItem label={words.fillRight} icon={ArrowRightToLine} keys="Ctrl+R" onPress={() => onFill('right')} />
      <MenuItem label={words.clear} icon={Eraser} keys="Delete" onPress={onClear} />
      <MenuSeparator />
      <MenuItem label={words.showHere} icon={LocateFixed} keys="Alt+Enter" onPress={onShow} />
    </ContextMenu>
  )
}
