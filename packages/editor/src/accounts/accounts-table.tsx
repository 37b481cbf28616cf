import { BadgeCheck, Ban, Link2, MoreHorizontal, Trash2, UserRoundCheck } from 'lucide-react'
import { useSite } from '../session/use-document.ts'
import { useEditor } from '../session/use-editor.ts'
import type { AccountPlace, SiteAccount } from '../server/accounts-of-site.ts'
import { messageOf } from '../server/request.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { timeAgo } from '../ui/time-ago.ts'
import type { AccountAct } from './account-acts.tsx'
import { words } from './words.ts'
import { classNames } from '../ui/class-names.ts'
import lists from '../visitor-lists/visitor-lists.module.css'
import styles from './accounts.module.css'

const list = new Intl.ListFormat('en', { type: 'unit' })
const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

interface AccountsTableProps {
  readonly place: AccountPlace
  readonly accounts: readonly SiteAccount[]
  /** When they were asked for. */
  readonly now: number
  readonly onAct: (act: AccountAct) => void
  readonly onError: (message: string) => void
  readonly onChanged: () => void
}

/** A row for each account of a page of them. */
export function AccountsTable({ accounts, ...rest }: AccountsTableProps) {
  return (
    <table className={classNames(lists.table, styles.accounts)}>
      <thead>
        <tr>
          {[words.account, words.roles, words.created, words.seen].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col" aria-label={words.actions} />
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} {...rest} />
        ))}
      </tbody>
    </table>
  )
}

function AccountRow({
  account,
  place,
  now,
  onAct,
  onError,
  onChanged,
}: Omit<AccountsTableProps, 'accounts'> & { readonly account: SiteAccount }) {
  const { accounts } = useEditor().server
  const { roles = {} } = useSite().access ?? {}
  const { id, email, name, isBlocked, hasPassword, isEmailConfirmed, createdAt, seenAt } = account
  // What the site has no more does nothing, and comes back with the role when that is undone.
  const has = account.roles.map((id) => ({ id, name: roles[id]?.name ?? words.unknownRole, isGone: !roles[id] }))
  const block = () =>
    void accounts.change(place, id, { isBlocked: !isBlocked }).then(onChanged, (error: unknown) => onError(messageOf(error)))
  const state = isBlocked ? words.blocked : hasPassword ? undefined : words.invited
  return (
    <tr>
      <th scope="row">
        <span className={styles.email}>
          {email}
          {isEmailConfirmed && (
            <BadgeCheck className={styles.confirmed} size={14} role="img" aria-label={words.confirmed}>
              <title>{words.confirmed}</title>
            </BadgeCheck>
          )}
        </span>
        {name !== '' && <span className={styles.name}>{name}</span>}
        {state !== undefined && <span className={isBlocked ? styles.blocked : styles.state}>{state}</span>}
      </th>
      <td>
        <button
          type="button"
          className={styles.roles}
          aria-label={words.rolesOf(email)}
          aria-description={has.length > 0 ? list.format(has.map(({ name }) => name)) : words.noRole}
          onClick={() => onAct({ kind: 'roles', account })}
        >
          {has.length === 0 ? (
            <span className={styles.noRole}>{words.noRole}</span>
          ) : (
            has.map(({ id, name, isGone }) => (
              <span key={id} className={styles.role} data-gone={isGone || undefined}>
                {name}
              </span>
            ))
          )}
        </button>
      </td>
      <td title={moment.format(createdAt)}>{date.format(createdAt)}</td>
      <td {...(seenAt !== null && { title: moment.format(seenAt) })}>{seenAt === null ? words.never : timeAgo(seenAt, now)}</td>
      <td>
        <Menu
          label={words.more(email)}
          placement="bottom end"
          trigger={<IconButton icon={MoreHorizontal} size={24} label={words.more(email)} />}
        >
          <MenuItem label={words.newLink} icon={Link2} isDisabled={isBlocked} onPress={() => onAct({ kind: 'link', account })} />
          <MenuItem label={isBlocked ? words.unblock : words.block} icon={isBlocked ? UserRoundCheck : Ban} onPress={block} />
          <MenuSeparator />
          <MenuItem label={words.delete} icon={Trash2} tone="danger" onPress={() => onAct({ kind: 'delete', account })} />
        </Menu>
      </td>
    </tr>
  )
}
