/** Drafts are shown by hosts of their own: `{site}--preview`. */
export const isDraftHost = (hostname: string): boolean => hostname.split('.')[0]?.endsWith('--preview') ?? false
