import { ArrowDown, ArrowUp, CopyPlus, File, House, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { deletePage, duplicatePage, movePage, setSite } from '@heddle/document/operations'
import type { OperationResult } from '@heddle/document/operations'
import type { PageRecord } from '@heddle/document'
import { PAGES_TEXTS } from '../../texts/pages.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { useEditor } from '../../use-editor.ts'
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
  const { changes } = PAGES_TEXTS
  const path = `/${isHome ? '' : (page.paths.default ?? '')}`
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
        aria-label={PAGES_TEXTS.open(name, path)}
        aria-current={isShown ? 'page' : undefined}
        onClick={() => {
          session.pageId.value = id
        }}
        onDoubleClick={onEdit}
        onKeyDown={(event) => event.key === 'F2' && onEdit()}
      >
        {isHome ? (
          <House size={14} strokeWidth={1.6} aria-label={PAGES_TEXTS.home} />
        ) : (
          <File size={14} strokeWidth={1.6} aria-hidden />
        )}
        <span className={styles.name}>{name}</span>
        <span className={styles.path}>{path}</span>
      </button>
      <Menu
        label={PAGES_TEXTS.more(name)}
        placement="bottom end"
        trigger={<IconButton icon={MoreHorizontal} size={24} label={PAGES_TEXTS.more(name)} />}
      >
        <MenuItem icon={Pencil} label={`${PAGES_TEXTS.rename}, ${PAGES_TEXTS.path.toLowerCase()}`} keys="F2" onPress={onEdit} />
        <MenuItem icon={CopyPlus} label={PAGES_TEXTS.duplicate} onPress={duplicate} />
        <MenuItem
          icon={House}
          label={PAGES_TEXTS.setHome}
          isDisabled={isHome}
          onPress={() => change(changes.home(name), setSite(view, { values: { homePageId: id } }))}
        />
        <MenuSeparator />
        <MenuItem
          icon={ArrowUp}
          label={PAGES_TEXTS.moveUp}
          isDisabled={at === 0}
          onPress={() => change(changes.move(name), movePage(view, { id, at: at - 1 }))}
        />
        <MenuItem
          icon={ArrowDown}
          label={PAGES_TEXTS.moveDown}
          isDisabled={at === view.of('page').length - 1}
          onPress={() => change(changes.move(name), movePage(view, { id, at: at + 1 }))}
        />
        <MenuSeparator />
        <MenuItem
          icon={Trash2}
          tone="danger"
          label={PAGES_TEXTS.delete}
          onPress={() => change(changes.delete(name), deletePage(view, { id }))}
        />
      </Menu>
    </div>
  )
}
