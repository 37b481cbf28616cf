import { useEffect, useState } from 'react'
import type { AccountPlace, InvitedAccount, SiteAccount } from '../server/accounts-of-site.ts'
import { messageOf } from '../server/request.ts'
import { useEditor } from '../session/use-editor.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { RoleChoice } from './role-choice.tsx'
import { words } from './words.ts'
import lists from '../visitor-lists/visitor-lists.module.css'

/** What is being done, in a window over the table. `link` without an address asks for a new one first; that of an invitation says what became of its letter. */
export type AccountAct =
  | { readonly kind: 'invite' }
  | { readonly kind: 'roles' | 'delete'; readonly account: SiteAccount }
  | { readonly kind: 'link'; readonly account: SiteAccount; readonly link?: string; readonly letter?: InvitedAccount['letter'] }

interface AccountActsProps<A = AccountAct> {
  readonly act: A
  readonly place: AccountPlace
  readonly onAct: (act: AccountAct | undefined) => void
  /** Something of the accounts is other than before. */
  readonly onChanged: () => void
}

/** The window of an act on the accounts. */
export function AccountActs({ act, ...rest }: AccountActsProps) {
  const { place, onAct, onChanged } = rest
  const close = () => onAct(undefined)
  if (act.kind === 'roles') return <RolesDialog account={act.account} {...rest} />
  if (act.kind === 'delete') return <DeleteDialog account={act.account} {...rest} />
  if (act.kind === 'link') {
    const { account, link, letter } = act
    return link === undefined ? (
      <AskLink account={account} {...rest} />
    ) : (
      <LinkDialog email={account.email} link={link} letter={letter} place={place} onClose={close} />
    )
  }
  return (
    <InviteDialog
      place={place}
      onClose={close}
      onMade={(made) => {
        onChanged()
        onAct({ kind: 'link', ...made })
      }}
    />
  )
}

type OfAccount = Omit<AccountActsProps, 'act'> & { readonly account: SiteAccount }

/** What the server says of an act: it is done and the window closes, or why it is not. */
function useAct({ onAct, onChanged }: Pick<AccountActsProps, 'onAct' | 'onChanged'>) {
  const [error, setError] = useState<string>()
  const run = (work: Promise<unknown>): void =>
    void work.then(
      () => {
        onChanged()
        onAct(undefined)
      },
      (failure: unknown) => setError(messageOf(failure)),
    )
  return { run, error }
}

function RolesDialog({ account: { id, email, roles }, place, ...rest }: OfAccount) {
  const { accounts } = useEditor().server
  const [chosen, setChosen] = useState(roles)
  const { run, error } = useAct(rest)
  return (
    <FormDialog
      title={words.rolesOf(email)}
      cancel={words.cancel}
      submit={words.apply}
      className={lists.all}
      onClose={() => rest.onAct(undefined)}
      onSubmit={() => run(accounts.change(place, id, { roles: chosen }))}
    >
      <RoleChoice chosen={chosen} onChange={setChosen} />
      {error !== undefined && (
        <p role="alert" className={lists.error}>
          {error}
        </p>
      )}
    </FormDialog>
  )
}

function DeleteDialog({ account: { id, email }, place, ...rest }: OfAccount) {
  const { accounts } = useEditor().server
  const { run, error } = useAct(rest)
  return (
    <AlertDialog
      title={words.deleteTitle(email)}
      keep={words.cancel}
      confirm={words.deleteIt}
      error={error}
      onClose={() => rest.onAct(undefined)}
      onConfirm={() => run(accounts.remove(place, id))}
    >
      {words.deleteLead}
    </AlertDialog>
  )
}

/** Asks for a link, and shows it once it is there. */
function AskLink({ account, place, onAct }: OfAccount) {
  const { accounts } = useEditor().server
  const [error, setError] = useState<string>()
  useEffect(() => {
    let isHere = true
    accounts.link(place, account.id).then(
      (link) => isHere && onAct({ kind: 'link', account, link }),
      (failure: unknown) => isHere && setError(messageOf(failure)),
    )
    return () => {
      isHere = false
    }
  }, [accounts, account, place, onAct])
  return <LinkDialog email={account.email} link={undefined} place={place} error={error} onClose={() => onAct(undefined)} />
}
