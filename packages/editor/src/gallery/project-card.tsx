import { Download, ExternalLink, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { isAtLeast } from '@heddle/document'
import { printAddress } from '../app/address.ts'
import { useApp } from '../app/app-context.ts'
import type { ListedProject } from '../server/account-server.ts'
import { words } from './words.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { timeAgo } from '../ui/time-ago.ts'
import { TemplateThumbnail } from './template-thumbnail.tsx'
import styles from './gallery.module.css'

/** One project of the gallery: opens by its picture or name, the rest is in its menu. */
export function ProjectCard({
  project,
  now,
  onExport,
  onRename,
  onDelete,
}: {
  readonly project: ListedProject
  /** Milliseconds since 1970, when the list was read. */
  readonly now: number
  readonly onExport: () => void
  readonly onRename: () => void
  readonly onDelete: () => void
}) {
  const { router } = useApp()
  const address = { screen: 'project', projectId: project.id, nodeIds: [] } as const
  const { url, role } = project
  return (
    <li className={styles.card}>
      <Link
        href={printAddress(address)}
        aria-label={words.open(project.name)}
        className={styles.picture ?? ''}
        onClick={(event) => {
          // A plain click stays in this document; the browser keeps its own ways to open a new tab.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          router.go(address)
        }}
      >
        <TemplateThumbnail template="sample" />
      </Link>
      <div className={styles.caption}>
        <div className={styles.names}>
          <h2 className={styles.name}>{project.name}</h2>
          <p className={styles.when}>{words.changed(timeAgo(project.updatedAt, now))}</p>
        </div>
        {/* A menu without anything in it is none. */}
        {(isAtLeast(role, 'editor') || url) && (
          <Menu
            label={words.more(project.name)}
            placement="bottom end"
            trigger={<IconButton icon={MoreHorizontal} label={words.more(project.name)} />}
          >
            {isAtLeast(role, 'admin') && <MenuItem icon={Pencil} label={words.rename} onPress={onRename} />}
            {url && <MenuItem icon={ExternalLink} label={words.visit} onPress={() => window.open(url, '_blank', 'noopener')} />}
            {isAtLeast(role, 'editor') && <MenuItem icon={Download} label={words.export} onPress={onExport} />}
            {role === 'owner' && <MenuSeparator />}
            {role === 'owner' && <MenuItem icon={Trash2} tone="danger" label={words.delete} onPress={onDelete} />}
          </Menu>
        )}
      </div>
    </li>
  )
}
