declare module 'jexl' {
  class Jexl {
    addTransform(name: string, transform: (...args: never[]) => unknown): void
    compile(text: string): { evalSync(data: unknown): unknown }
  }
  const jexl: { readonly Jexl: typeof Jexl }
  export default jexl
}
