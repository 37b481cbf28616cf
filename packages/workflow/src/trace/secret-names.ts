/** Fields whose texts are nobody's business: what stands in them is not kept. */
const SECRET =
  /^(?:authorization|proxy-authorization|cookie|set-cookie|x-api-key|x-auth-token|api[-_]?key|(?:access|refresh|id|auth|csrf|session)[-_]?token|token|client[-_]?secret|secret|password|passwd|passphrase)$/i
export const MASK = '•••'

/** Whether a field of this name, or a variable, holds what is not kept. */
export const isSecretName = (name: string): boolean => SECRET.test(name)
