import { personAt } from './person.ts'

/** Makes the owner's account at the server of `url`; gives the cookie. */
export async function signUpOwner(url: string): Promise<string> {
  const answer = await personAt(url).call('POST', '/api/sign-up', {
    name: 'Ann',
    email: 'ann@example.com',
    password: 'long enough',
  })
  return String(answer.headers['set-cookie']?.[0]).split(';')[0] ?? ''
}
