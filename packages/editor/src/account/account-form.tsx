import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useApp } from '../app/app-context.ts'
import { messageOf, ServerError } from '../server/request.ts'
import { words } from './words.ts'
import { Button } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { TextField } from '../ui/text-field.tsx'
import { checkNewAccount, checkSignIn, MIN_PASSWORD_LENGTH } from './check-account.ts'
import type { AccountDraft, AccountErrors } from './check-account.ts'
import styles from './account-form.module.css'

/** In the order they stand in. */
const FIELDS = ['name', 'email', 'password'] as const

/** An invitation that the form stands for. */
export interface Joining {
  readonly title: string
  readonly lead: string
  /** The other way in. */
  readonly other: string
  readonly onOther: () => void
  /** Makes an account and joins with it; without it one signs in. */
  readonly make?: { readonly label: string; readonly run: (person: AccountDraft) => Promise<void> }
}

/** Makes the owner's account on the first visit, or that of somebody who is invited; signs in on later ones. */
export function AccountForm({
  isOwner,
  onDone,
  joining,
}: {
  readonly isOwner: boolean
  readonly onDone: () => void
  readonly joining?: Joining
}) {
  const make = joining?.make
  const isNew = isOwner || make !== undefined
  const { server } = useApp()
  const [draft, setDraft] = useState<AccountDraft>({ name: '', email: '', password: '' })
  const [errors, setErrors] = useState<AccountErrors>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const set = (field: keyof AccountDraft) => (text: string) => {
    setDraft((draft) => ({ ...draft, [field]: text }))
    setErrors(({ [field]: _, ...rest }) => rest)
  }
  /** Says what is wrong at its fields; the hands are at the first of them. */
  const refuse = (found: AccountErrors) => {
    setErrors(found)
    const first = FIELDS.find((field) => found[field] !== undefined)
    const input = first && form.current?.elements.namedItem(first)
    if (input instanceof HTMLInputElement) input.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const found = isNew ? checkNewAccount(draft) : checkSignIn(draft)
    refuse(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    const { name, email, password } = { ...draft, name: draft.name.trim(), email: draft.email.trim() }
    try {
      if (make) return await make.run({ name, email, password })
      await (isOwner ? server.signUp({ name, email, password }) : server.signIn({ email, password }))
      onDone()
    } catch (error) {
      const field = error instanceof ServerError && FIELDS.find((field) => field === error.path?.split('.').at(-1))
      if (field) refuse({ [field]: messageOf(error) })
      else setFailure(messageOf(error))
      setBusy(false)
    }
  }

  return (
    <main className={styles.screen}>
      <form ref={form} className={styles.card} onSubmit={(event) => void submit(event)} noValidate>
        <Logo size={36} />
        <h1 className={styles.title}>{joining?.title ?? (isOwner ? words.ownerTitle : words.signIn)}</h1>
        {(joining || isOwner) && <p className={styles.lead}>{joining?.lead ?? words.ownerLead}</p>}
        <div className={styles.fields}>
          {isNew && (
            <TextField
              label={words.name}
              name="name"
              autoComplete="name"
              autoFocus
              size="large"
              value={draft.name}
              onChange={set('name')}
              error={errors.name}
            />
          )}
          <TextField
            label={words.email}
            name="email"
            type="email"
            autoComplete="username"
            autoFocus={!isNew}
            size="large"
            value={draft.email}
            onChange={set('email')}
            error={errors.email}
          />
          <TextField
            label={words.password}
            name="password"
            type="password"
            autoComplete={isNew ? 'new-password' : 'current-password'}
            size="large"
            value={draft.password}
            onChange={set('password')}
            error={errors.password}
            {...(isNew ? { hint: words.passwordHint(MIN_PASSWORD_LENGTH) } : {})}
          />
        </div>
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        <Button type="submit" tone="primary" isWide isPending={isBusy}>
          {make?.label ?? (isOwner ? words.makeAccount : words.signIn)}
        </Button>
        {joining && (
          <Button tone="quiet" isWide onPress={joining.onOther}>
            {joining.other}
          </Button>
        )}
      </form>
    </main>
  )
}
