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

/** Makes the owner's account on the first visit, signs in on later ones. */
export function AccountForm({ isOwner, onDone }: { readonly isOwner: boolean; readonly onDone: () => void }) {
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
    const found = isOwner ? checkNewAccount(draft) : checkSignIn(draft)
    refuse(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    const { name, email, password } = { ...draft, name: draft.name.trim(), email: draft.email.trim() }
    try {
      await (isOwner ? server.signUp({ name, email, password }) : server.signIn({ email, password }))
      onDone()
    } catch (error) {
      const field = error instanceof ServerError && FIELDS.find((field) => field === error.path)
      if (field) refuse({ [field]: messageOf(error) })
      else setFailure(messageOf(error))
      setBusy(false)
    }
  }

  return (
    <main className={styles.screen}>
      <form ref={form} className={styles.card} onSubmit={(event) => void submit(event)} noValidate>
        <Logo size={36} />
        <h1 className={styles.title}>{isOwner ? words.ownerTitle : words.signIn}</h1>
        {isOwner && <p className={styles.lead}>{words.ownerLead}</p>}
        <div className={styles.fields}>
          {isOwner && (
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
            autoFocus={!isOwner}
            size="large"
            value={draft.email}
            onChange={set('email')}
            error={errors.email}
          />
          <TextField
            label={words.password}
            name="password"
            type="password"
            autoComplete={isOwner ? 'new-password' : 'current-password'}
            size="large"
            value={draft.password}
            onChange={set('password')}
            error={errors.password}
            {...(isOwner ? { hint: words.passwordHint(MIN_PASSWORD_LENGTH) } : {})}
          />
        </div>
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        <Button type="submit" tone="primary" isWide isPending={isBusy}>
          {isOwner ? words.makeAccount : words.signIn}
        </Button>
      </form>
    </main>
  )
}
