/** The address of a module that a worker is started with: see build/worker-entries.ts. */
declare module '*?entry' {
  const address: string
  export default address
}
