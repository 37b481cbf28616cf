import type { Command } from './command.ts'
import { copy, cut, paste, pasteBeside } from './clipboard/commands.ts'
import { copyStyle, pasteStyle } from './clipboard/style-commands.ts'
import { findOnPage } from './find-on-page.ts'
import { newPage } from './new-page.ts'
import { save } from './save.ts'
import { deleteSelection } from './delete.ts'
import { duplicate } from './duplicate.ts'
import { hideInterface } from './hide-interface.ts'
import { hide } from './hide.ts'
import { inspectorTabs } from './inspector-tabs.ts'
import { moveDown, moveInto, moveOut, moveUp } from './move.ts'
import { openPalette } from './open-palette.ts'
import { openShortcuts } from './open-shortcuts.ts'
import { panels } from './panels.ts'
import { preview } from './preview.ts'
import { publish } from './publish.ts'
import { quickInsert } from './quick-insert.ts'
import { redo } from './redo.ts'
import { rename } from './rename.ts'
import { screens } from './screens.ts'
import { selectChild } from './select-child.ts'
import { selectNothing } from './select-nothing.ts'
import { selectParent } from './select-parent.ts'
import { selectNext, selectPrevious } from './select-sibling.ts'
import { undo } from './undo.ts'
import { unwrap } from './unwrap.ts'
import { wrap } from './wrap.ts'
import { zoomFit, zoomIn, zoomOut, zoomReset, zoomSelection } from './zoom.ts'

/** Every command, in the order palette and shortcuts sheet show them. */
export const COMMANDS: readonly Command[] = [
  undo,
  redo,
  copy,
  cut,
  paste,
  pasteBeside,
  copyStyle,
  pasteStyle,
  duplicate,
  deleteSelection,
  rename,
  hide,
  selectParent,
  selectChild,
  selectNext,
  selectPrevious,
  selectNothing,
  findOnPage,
  moveUp,
  moveDown,
  moveOut,
  moveInto,
  wrap,
  unwrap,
  ...screens,
  zoomIn,
  zoomOut,
  zoomReset,
  zoomFit,
  zoomSelection,
  hideInterface,
  ...panels,
  quickInsert,
  ...inspectorTabs,
  newPage,
  save,
  preview,
  publish,
  openPalette,
  openShortcuts,
]
