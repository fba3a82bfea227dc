/** What the board says, by its English wording. */
const board: { readonly [english: string]: string } = {
  coins: 'Münzen',
  'Round {{round}}': 'Runde {{round}}',
  'The customs die shows {{die}}.': 'Der Zollwürfel zeigt {{die}}.',
}

export default board
