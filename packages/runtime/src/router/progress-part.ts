/** The bar that shows how a page comes, which few links and workflows ask for: its file is loaded when the first of them does. */
const bar = {
  loading: undefined as Promise<typeof import('../progress/index.ts') | undefined> | undefined,
}

function withBar<T>(act: (part: typeof import('../progress/index.ts')) => T): Promise<T | undefined> {
  bar.loading ??= import('../progress/index.ts').catch(() => {
    // A page comes without its bar, too; the next one tries again.
    bar.loading = undefined
    return undefined
  })
  return bar.loading.then((part) => part && act(part))
}

/** @returns hides this bar, in its turn; another one that took its place stays */
export function showProgress(color?: string): () => void {
  const hide = withBar((part) => part.showProgress(color))
  return () => void hide.then((end) => end?.())
}

export function hideProgress(): void {
  void withBar((part) => part.hideProgress())
}
