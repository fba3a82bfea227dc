/**
 * Words that turn up first in every list of leaked passwords, in English and German: what people type when they are told to choose one.
 * Digits and signs around them and in place of letters are undone before they are looked up, so each stands here once.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
password passwort passw passwd pass passphrase kennwort geheim geheimnis secret topsecret mypassword mypass nopassword newpassword
changeme change default welcome willkommen login logon letmein letmeinnow letme openup opensesame sesame guest gast admin administrator
administrador root toor superuser sysadmin system server test tester testing testtest demo example sample temp temporary user username
benutzer nutzer account konto access accessgranted master mastermind superman batman spiderman ironman wolverine catwoman hulk thor
deadpool joker avengers marvel starwars startrek skywalker vader darthvader yoda jedi chewbacca matrix neo trinity morpheus trustno
gandalf frodo legolas aragorn hobbit lordoftherings harrypotter potter hermione hogwarts voldemort slytherin gryffindor pokemon pikachu
charizard mario luigi zelda link sonic minecraft fortnite roblox warcraft starcraft diablo counterstrike halo xbox playstation nintendo
gamer games gaming player spieler spiel spiele blizzard orrery tabletop boardgame boardgames xia tsukuyumi starship samurai
iloveyou iloveu iloveme ilovehim iloveher ilovegod iluvu loveyou loveme lovers lover love lovely loveu truelove mylove inlove liebe
liebling ichliebedich schatz schatzi schnucki maus mausi hase hasi engel angel angels babyboy babygirl baby babe honey sweetheart
sweetie sweet sugar darling princess prinzessin prince prinz queen king koenig kaiser kisses kiss hugs heart hearts herz
dragon drache monkey affe tiger tigger lion loewe panther leopard cheetah wolf wolves bear bears baer eagle eagles adler falcon falcons
hawk shark sharks dolphin dolphins delfin whale horse horses pferd pony unicorn einhorn dog doggy doggie dogs hund hunde puppy cat cats
katze katzen kitty kitten mouse rabbit bunny hamster chicken duck ducks turtle snake spider butterfly schmetterling phoenix dinosaur
sunshine sonne sonnenschein sun moon mond star stars stern sterne sky heaven himmel rainbow regenbogen snow schnee snowball snowman
winter sommer summer spring fruehling frühling herbst autumn fall monday tuesday wednesday thursday friday saturday sunday montag dienstag
mittwoch donnerstag freitag samstag sonntag january february march april may june july august september october november december januar
februar maerz märz mai juni juli oktober dezember today tomorrow yesterday birthday geburtstag christmas weihnachten easter ostern holiday
urlaub ferien forever always never everything nothing something anything whatever whoever nobody somebody anybody
football fussball fußball soccer baseball basketball hockey tennis golf rugby cricket volleyball handball boxing karate judo skiing
skate skater skateboard snowboard surfer surfing swimming runner running fishing hunter hunting racing ferrari porsche mercedes bmw audi
volkswagen opel ford mustang corvette camaro chevy toyota honda nissan suzuki yamaha kawasaki ducati harley davidson harleydavidson
yankees cowboys redsox lakers bulls chicagobulls steelers packers patriots raiders giants dodgers arsenal chelsea liverpool manchester
manutd manchesterunited barcelona realmadrid juventus inter milan ajax bayern fcbayern bayernmuenchen bayernmünchen dortmund borussia bvb
schalke werder bremen hamburg hsv stpauli eintracht frankfurt stuttgart koeln köln fckoeln gladbach hertha berlin muenchen münchen wien
zuerich zürich bern basel deutschland germany austria schweiz switzerland england london paris newyork america american usa canada
australia mexico brazil brasil italia italy spain france russia china japan tokyo california texas florida chicago boston dallas
michael mike micheal michelle michaela jennifer jenny jessica jessie ashley amanda andrea andreas andrew andy anthony antonio alexander
alexandra alexis alex alexa angela angelina anna anne annika barbara benjamin ben brandon brian bianca carlos carmen charlie charles
charlotte chris christian christina christine christopher claudia daniel daniela danielle david dennis diana dominik donald eduardo
elizabeth emily emma eric erika felix fernando florian frank franz gabriel gabi george hannah hans harry heather heidi helmut henry
isabella jack jackson jacob jakob jan jana james jason jasmin jasmine jeremy joanna johannes john johnny jonathan jordan jose joseph
joshua juan julia julian juliane justin karin karl katharina katie kevin kimberly klaus kristina larry laura lauren leon linda lisa
louis lucas lukas madison manuel manuela marcel marco marcus maria mario marie marina mark markus martin martina marvin mary matthew
matthias max maximilian melanie melissa merlin michi miguel monica monika nadine natalie natasha nathan nicholas nick nico nicole niklas
nina oliver olivia pamela pascal patricia patrick paul paula peter petra philip philipp phillip rachel ralf raphael rebecca richard
robert roberto robin roland ronald ronaldo rosie ryan sabine sabrina samantha samuel sandra sarah sascha scott sebastian sergio silvia
simon simone sofia sophia sophie stefan stefanie stefano stephan stephanie stephen steven susanne svenja sylvia tamara tanja taylor
teresa thomas tim timothy tobias tom tommy tony torsten tyler udo ulrike ursula vanessa veronica veronika victor victoria vincent
vivien werner william wolfgang yvonne zoe messi neymar beckham eminem metallica nirvana slipknot beatles madonna rihanna beyonce
shakira britney elvis hendrix marley bobmarley tupac snoopdogg snoop rammstein onkelz scorpions blink linkinpark greenday acdc
slayer ironmaiden guitar gitarre piano drummer drums music musik rocknroll hiphop techno dancer dancing dance
cheese kaese käse chocolate schokolade cookie cookies cupcake banana banane apple apfel orange strawberry erdbeere cherry kirsche peach
lemon pepper ginger butter pizza burger pasta coffee kaffee bier beer whiskey vodka tequila cocacola cola pepsi peanut pumpkin muffin
popcorn candy bonbon brandy guinness
computer internet google yahoo hotmail gmail facebook instagram twitter youtube linkedin myspace snapchat whatsapp tiktok amazon ebay
netflix microsoft windows apple macintosh iphone samsung android nokia sony dell intel linux ubuntu debian oracle cisco samsunggalaxy
website webmaster email mail network security sicherheit hacker hackers hacked hackme cracker coder developer programmer database
freedom freiheit liberty peace frieden justice hope hoffnung faith glaube trust believe dreamer dream dreams traum destiny fate
jesus jesuschrist jesuslove christ christus god gott godisgood ilovejesus blessed blessing bible church heaven hell hoelle hölle satan
lucifer devil teufel demon diablo evil death dead killer kill murder shadow schatten ghost geist zombie vampire vampir dracula ninja
warrior krieger knight ritter soldier sniper gunner shooter ranger hunter pirate pirat viking wizard zauberer magic magie merlin
legend champion winner sieger loser hero held superstar rockstar star diamond diamant gold golden silver silber platinum bronze
purple violet blue blau red rot green gruen grün yellow gelb black schwarz white weiss weiß orange pink grey gray colour color
blackjack poker casino lucky luckyone glueck glück fortune million millionaire money geld dollar bitcoin business chef boss bigboss
mother mutter mama mami mommy mom father vater papa papi daddy dad brother bruder sister schwester family familie friend friends freund
freunde freundin bestfriend bestfriends bff husband wife son daughter sohn tochter oma opa grandma grandpa
sexy sexsex sex fuck fucker fucking fuckme fuckoff fuckyou fuckit asshole bitch bitches bastard shit shithead bullshit scheisse scheiße
arsch arschloch fick ficken fickdich hure nutte penis pussy vagina dick dickhead cock boobs tits porn porno hardcore playboy playgirl
hottie hotstuff naughty cunt whore wanker bollocks
hello hallo hi hey halloworld helloworld hallowelt hellohello hola bonjour ciao aloha goodbye tschuess tschüss servus moin gruezi
please bitte thanks thankyou danke sorry yes nope okay cool coolman awesome amazing fantastic perfect wonderful beautiful gorgeous pretty
cutie cute funny happy happyday gluecklich lucky crazy verrueckt verrückt stupid idiot dumm dummy loser genius smart clever sunflower
flower flowers blume blumen rose rosen roses daisy lily tulip garden garten forest wald tree baum mountain berg river fluss ocean
beach strand island insel water wasser fire feuer earth erde wind thunder donner lightning storm sturm thunderstorm ice
house haus home zuhause school schule student college university studium teacher lehrer office buero büro work arbeit job
boomer bubba buddy buster casper chester cooper cowboy dakota dexter duke gizmo goober goofy jasper lucky maggie max molly murphy oscar
peanut pebbles pepper porky rocky rusty sammy scooby scoobydoo scooter shadow simba smokey snickers snoopy sparky spike sydney taz teddy
thumper tigger tinkerbell toby trixie whiskers winnie winniethepooh woody yankee zeus mickey mickeymouse minnie donald donaldduck garfield
homer simpson simpsons bart southpark cartman spongebob barbie hellokitty tweety bugsbunny asterix obelix
qwerty qwertz azerty qwer qwert asdf asdfgh asdfasdf zxcvbn yxcvbn qazwsx qaywsx abc abcd abcde abcdef aaa xxx zzz
monkeyman bigdaddy bigdog bigmac biteme blahblah bond jamesbond bondjamesbond ncc ncctu thx naruto sasuke goku dragonball dragonballz
onepiece luffy sailormoon digimon yugioh inuyasha bleach deathnote anime manga otaku kpop bangtan
eintritt einfach einstein schalter sonnenblume sternchen kuschel kuschelbaer kuschelbär baerchen bärchen mausezahn knuddel schmusekatze
pumuckl biene bienemaja maja sandmann urmel wickie pippi langstrumpf struppi fluffy lassie bello hasso rex waldi
  `
    .trim()
    .split(/\s+/),
)

/** Rows of keys, of letters and of digits, that fingers run along. */
export const KEY_ROWS: readonly string[] = [
  'qwertyuiop',
  'qwertzuiopü',
  'azertyuiop',
  'asdfghjklöä',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
  '12345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm8ik',
  'qazwsxedcrfvtgbyhnujm',
  'qaywsxedcrfvtgbzhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1q2w3e4r5t6z7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'q1w2e3r4t5z6u7i8o9p0',
  'a1b2c3d4e5f6g7h8',
  '1a2b3c4d5e6f7g8h',
  'qweasdzxc',
  'qweasdyxc',
  '147258369',
  '159357',
  '789456123',
]
