import { useState } from 'react'
import type { AccountPlace, InvitedAccount } from '../server/accounts-of-site.ts'
import { messageOf } from '../server/request.ts'
import { useEditor } from '../session/use-editor.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { RoleChoice } from './role-choice.tsx'
import { words } from './words.ts'
import lists from '../visitor-lists/visitor-lists.module.css'

/** Asks for whom an account is made; says at the address why none was. */
export function InviteDialog({
  place,
  onClose,
  onMade,
}: {
  readonly place: AccountPlace
  readonly onClose: () => void
  readonly onMade: (made: InvitedAccount) => void
}) {
  const { accounts } = useEditor().server
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [roles, setRoles] = useState<readonly string[]>([])
  const [error, setError] = useState<string>()
  return (
    <FormDialog
      title={words.invite}
      cancel={words.cancel}
      submit={words.makeAccount}
      className={lists.all}
      onClose={onClose}
      onSubmit={() => void accounts.invite(place, { email, name, roles }).then(onMade, (failure) => setError(messageOf(failure)))}
    >
      <p className={lists.lead}>{words.inviteLead}</p>
      <TextField
        label={words.email}
        type="email"
        autoComplete="off"
        autoFocus
        value={email}
        error={error}
        onChange={(text) => {
          setError(undefined)
          setEmail(text)
        }}
      />
      <TextField label={words.name} autoComplete="off" value={name} onChange={setName} />
      <RoleChoice chosen={roles} onChange={setRoles} />
    </FormDialog>
  )
}
