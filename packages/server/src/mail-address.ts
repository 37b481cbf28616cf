import { domainToASCII } from 'node:url'

/** One plain address: nothing in it that a mail program could read as a second one, a comment or the end of a line. */
const ADDRESS = /^[^\s@()<>[\]:;,\\"\p{Cc}\p{Cf}\p{Cs}]{1,64}@([^\s@()<>[\]:;,\\"\p{Cc}\p{Cf}\p{Cs}]{1,189})$/u

/** Whether a text, without blanks around it, is an address that mail can be sent to. */
export function isMailAddress(text: string): boolean {
  const [, domain] = ADDRESS.exec(text) ?? []
  return domain !== undefined && domainToASCII(domain) !== ''
}
