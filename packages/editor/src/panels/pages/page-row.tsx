import { ArrowDown, ArrowUp, CopyPlus, File, FileQuestionMark, House, Lock, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { deletePage, duplicatePage, movePage, setNotFoundPage, setSite } from '@heddle/document/operations'
import type { OperationResult } from '@heddle/document/operations'
import { NOT_FOUND_PATH, type PageRecord } from '@heddle/document'
import { words as commandsWords } from '../../commands/words.ts'
import { words as sessionWords } from '../../session/words.ts'
import { words } from './words.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { useValue } from '../../use-value.ts'
import styles from './pages-panel.module.css'

/** One page: a click shows it, its menu does the rest. */
export function PageRow({
  page,
  isHome,
  onEdit,
}: {
  readonly page: PageRecord
  readonly isHome: boolean
  readonly onEdit: () => void
}) {
  const editor = useEditor()
  const { view, session, newId, change } = editor
  const isShown = useValue(session.pageId) === page.id
  const { id, name } = page
  const { changes } = words
  const path = `/${isHome ? '' : (page.paths.default ?? '')}`
  const isNotFound = Object.values(page.paths).includes(NOT_FOUND_PATH)
  const at = view.of('page').findIndex((other) => other.id === id)
  const show = (result: OperationResult) => {
    const [copy] = result.ok ? (result.ids ?? []) : []
    if (copy !== undefined) session.pageId.value = copy
  }
  const duplicate = () => {
    const result = duplicatePage(view, { id, newId })
    if (change(changes.duplicate(name), result)) show(result)
  }
  return (
    <div className={classNames(styles.row, isShown && styles.shown)}>
      <button
        type="button"
        className={styles.open}
        aria-label={words.open(name, path)}
        aria-current={isShown ? 'page' : undefined}
        onClick={() => {
          session.pageId.value = id
          // Whoever presses a page wants its settings, also while something else is shown beside it.
          session.selection.value = []
          session.subject.value = undefined
        }}
        onDoubleClick={onEdit}
        onKeyDown={(event) => event.key === 'F2' && onEdit()}
      >
        {isHome ? (
          <House size={14} strokeWidth={1.6} aria-label={sessionWords.homePage} />
        ) : isNotFound ? (
          <FileQuestionMark size={14} strokeWidth={1.6} aria-label={words.notFoundPage} />
        ) : (
          <File size={14} strokeWidth={1.6} aria-hidden />
        )}
        <span className={styles.name}>{name}</span>
        {page.userGroups.length > 0 && <Lock size={12} strokeWidth={1.6} aria-label={words.behindRule} />}
        <span className={styles.path}>{path}</span>
      </button>
      <Menu
        label={words.more(name)}
        placement="bottom end"
        trigger={<IconButton icon={MoreHorizontal} size={24} label={words.more(name)} />}
      >
        <MenuItem icon={Pencil} label={`${words.rename}, ${words.path.toLowerCase()}`} keys="F2" onPress={onEdit} />
        <MenuItem icon={CopyPlus} label={words.duplicate} onPress={duplicate} />
        <MenuItem
          icon={House}
          label={words.setHome}
          isDisabled={isHome}
          onPress={() => change(changes.home(name), setSite(view, { values: { homePageId: id } }))}
        />
        <MenuItem
          icon={FileQuestionMark}
          label={words.setNotFound}
          isDisabled={isHome || isNotFound || page.cmsDataSetPath !== undefined}
          onPress={() => change(changes.notFound(name), setNotFoundPage(view, { id }))}
        />
        <MenuSeparator />
        <MenuItem
          icon={ArrowUp}
          label={commandsWords.moveUp}
          isDisabled={at === 0}
          onPress={() => change(changes.move(name), movePage(view, { id, at: at - 1 }))}
        />
        <MenuItem
          icon={ArrowDown}
          label={commandsWords.moveDown}
          isDisabled={at === view.of('page').length - 1}
          onPress={() => change(changes.move(name), movePage(view, { id, at: at + 1 }))}
        />
        <MenuSeparator />
        <MenuItem
          icon={Trash2}
          tone="danger"
          label={words.delete}
          onPress={() => change(changes.delete(name), deletePage(view, { id }))}
        />
      </Menu>
    </div>
  )
}
