// A bot of your own: it takes a seat and answers every question by chance. docs/protocol.md explains the messages.
//
//   node examples/bot-client.mjs ws://localhost:4000 <match> <secret of the seat>
//
// Needs Node 22 or newer; with an older one, `npm install ws` first.
const { WebSocket = (await import('ws')).WebSocket } = globalThis
const [server, match, token] = process.argv.slice(2)
const PAUSE_MS = Number(process.env.PAUSE_MS ?? 25) // a server takes some 50 messages a second from one client

const any = (list) => list[Math.floor(Math.random() * list.length)]
const whole = (least, most) => least + Math.floor(Math.random() * (most - least + 1))
const shuffled = (list) =>
  list
    .map((one) => [Math.random(), one])
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one)

/** An answer to each of the four kinds of questions. */
function answerTo(question) {
  switch (question.kind) {
    case 'choose':
      return any(question.options)
    case 'some':
      return shuffled(question.options).slice(0, whole(question.min, question.max))
    case 'amount':
      return whole(question.min, question.max)
    case 'arrange':
      return question.spots.map(any)
  }
}

let lastSeq // the newest entry that this bot knows
let status // whether the match is open, paused, over or frozen
let question // what is asked now
let ids = 0

function connect() {
  const socket = new WebSocket(`${server}/live`)
  const send = (message) => socket.send(JSON.stringify(message))
  const answer = () => {
    if (socket.readyState !== 1 || !question?.mine || status.state !== 'open') return
    send({ type: 'answer', id: ++ids, n: question.n, value: answerTo(question.mine) })
  }
  const answerSoon = () => setTimeout(answer, PAUSE_MS)

  socket.addEventListener('open', () => send({ type: 'hello', protocol: 2, match, token, lastSeq }))
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data)
    switch (message.type) {
      case 'welcome':
      case 'update':
        lastSeq = message.seq
        status = message.status ?? status
        if (status.state === 'over') {
          console.log(`The match is over: ${JSON.stringify(status.outcome)}`)
          process.exit(0)
        }
        if (message.question !== undefined) question = message.question
        if (message.question || message.status) answerSoon()
        return
      case 'rejected': // mostly an arrangement whose spots do not go together; what came too late is asked anew by itself
        if (question?.mine?.kind === 'arrange') answerSoon()
        return
      case 'error':
        console.error(message.text)
        if (['token', 'match', 'protocol'].includes(message.code)) process.exit(1)
    }
  })
  socket.addEventListener('close', () => setTimeout(connect, 1000))
  socket.addEventListener('error', () => {})
}

connect()
