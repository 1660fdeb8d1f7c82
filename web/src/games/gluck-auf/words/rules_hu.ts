// The clauses of Glück Auf in Hungarian; the English ones are the engine's own.
import type { Words } from '$lib/board';

export const rulesHu: Words = {
  'clause.G0.1':
    'Munkást kilenc csillegyári mezőre, négy kitermelésre, négy szállítóeszközhöz, négy pénzmezőre és a bankba, valamint öt rendelésmezőre lehet küldeni. Két játékossal hét, hárommal három mező zárva van.',
  'clause.G0.2':
    '48 vágatlapka van: minden szín a világos és a sötét oldalra, egy vagy két csillével, mindegyikből három. Egy csille ára sárgánál 1, barnánál 2, szürkénél 3, feketénél 4 márka.',
  'clause.G0.3':
    '44 rendelés van, minden szállítóeszközhöz tizenegy: minden szín egyesével és párban, egy mind a négy színnel, és két hármas. A hármasok a talicskánál és a mozdonynál barnák és szürkék, a lovaskocsinál és a teherautónál sárgák és feketék.',
  'clause.G0.4': 'Minden színből 16 szénkocka van. A pénz sosem fogy el, és mindenki márkái láthatók.',
  'clause.G0.5':
    'Egy bányában felülről lefelé sárga, barna, szürke és fekete tárna van, mindegyiknek világos és sötét oldala és egy nyomtatott csilléje. A kasban öt hely van.',
  'clause.G1.0':
    'Az asztal megnevezi az első kezdőjátékost, vagy sorsolja. A helyek az óramutató járása szerint számozottak, így a jobb oldali szomszédod száma a tiéd előtti.',
  'clause.G1.1':
    '2, 3 vagy 4 játékossal mindenkinek 18, 15 vagy 13 munkása és 10, 9 vagy 8 márkája van, minden nyomtatott csillében egy szén, és üres kas a külszínen.',
  'clause.G1.2': 'Minden nyitott csillegyári mezőn kezdetben egy lapka fekszik képpel felfelé.',
  'clause.G1.3':
    'Mindenki egyesével három rendelést választ, a kezdőjátékos jobb oldali szomszédjától az óramutató járásával ellentétesen, így a kezdőjátékos minden körben utolsó. A megmaradt kártya az első rendelésmezőre kerül; a többit a pakli tölti fel.',
  'clause.G2.1':
    'A játék három műszakból áll. Sorban, az óramutató járása szerint, munkásokat teszel egy mezőre, és végrehajtod, amit mond. Munkás nélkül kimaradsz; a műszaknak akkor van vége, ha senkinek sincs munkása.',
  'clause.G2.2':
    'Egy mezőre eggyel több munkás kell, mint ahány ott van, se több, se kevesebb. Az ott lévők, a sajátjaid is, a kantinba mennek.',
  'clause.G2.3':
    'Csak olyan mezőt választhatsz, amire van elég munkásod, és amit használni tudsz: kifizethető lapka, kártya, nem üres pakli, kész rendelés kell. Kitermelést mindig választhatsz.',
  'clause.G2.4':
    'A bankban egy munkásért egy márka jár, ahányszor csak akarod; onnan senkit sem szorítanak ki.',
  'clause.G3.1':
    'A csillegyár mezőjén meg kell venned a lapkát. A színének megfelelő tárnába és a rajta látható oldalra kerül, és minden csilléje szenet kap. A köröd végén új lapka kerül a helyére, amíg a pakli tart.',
  'clause.G3.2':
    'A húzómezőn megnézed a felső öt lapkát, és egyet megvehetsz. A többi képpel lefelé visszakerül, mind felülre vagy mind alulra, olyan sorrendben, amit csak te ismersz. A megnézéshez nem kell pénz.',
  'clause.G3.3':
    'Ha egy csille színéből nincs szén a talonban, bármilyen más színűt tehetsz bele; ha egyáltalán nincs, üres marad. Az ár ugyanaz, a csillék sosem töltődnek újra, és a szén megtartja a színét.',
  'clause.G4.1':
    'A kitermelés mezője legfeljebb annyi munkalépést ad, amennyit mutat; előbb is abbahagyhatod.',
  'clause.G4.2':
    'Egy lépéssel a kas fel vagy le megy, bármilyen messzire: egy tárnához vagy fel a külszínre.',
  'clause.G4.3': 'Egy lépéssel egy szén kerül a kas szintjén lévő csilléből a kas egyik szabad helyére.',
  'clause.G4.4':
    'A külszínen egy lépéssel egy szén kerül a kasból valamelyik rendelésed azonos színű, szabad helyére.',
  'clause.G4.5': 'A külszínen egy lépéssel egy szén kerül a kasból a széntárolódba, ahol bármennyi elfér.',
  'clause.G4.6': 'Bármikor egy lépéssel egy szén kerül a széntárolódból egy azonos színű, szabad helyre.',
  'clause.G4.7':
    'Egy rendeléshelyet két más színű szén is betölthet, két lépésben, megállás nélkül, a kasból vagy a széntárolóból. Csak akkor kezdj hozzá, ha a második szén és a második lépés is megvan.',
  'clause.G4.8': 'A rendelésre tett szén a szállításig ott marad. A kas megtartja a helyét és a rakományát.',
  'clause.G5.1':
    'Egy szállítóeszköz minden hozzá tartozó kész rendelésedet elviszi: a pontokat rögtön megkapod, a szén visszakerül a talonba, a kártyák minden későbbi értékelésnél számítanak.',
  'clause.G6.1': 'A pénzmező annyi márkát ad, amennyit mutat.',
  'clause.G7.1':
    'A rendelésmező ingyen adja a kártyáját, és bármennyi rendelésed lehet. A köröd végén új kártya kerül a helyére, amíg a pakli tart.',
  'clause.G7.2':
    'A rendelések húzómezőjén megnézed a felső öt rendelést, és egyet vagy egyet sem tartasz meg; a többi úgy kerül vissza, mint a lapkák.',
  'clause.G8.1':
    'A műszak végén értékelés jön: az első után a leszállított helyek szín szerint, a második után szállítóeszköz szerint is, a harmadik után az üres csillék is szín szerint. Minden eddigi szállítás számít.',
  'clause.G8.2':
    'Holtversenyben az első helyen mindenki az első értéket kapja, a másodikat senki; holtversenyben a másodikon mindenki a másodikat. Akinek nincs belőle, nem kap érte pontot. Két játékossal nincs második érték.',
  'clause.G8.3':
    'Egy elemért csak az kap pontot, akinek legalább egy van belőle. Az üres csillék szállítás nélkül is számítanak.',
  'clause.G9.1':
    'Akinek a legtöbb munkása van a csillegyárban, az kezdi a következő műszakot. Holtversenyben a régi kezdőjátékos után az óramutató járása szerint következő; a régi holtversennyel nem tarthatja meg.',
  'clause.G9.2': 'A műszakok között minden munkás hazatér; minden más marad, ahogy van.',
  'clause.G10.1':
    'A végén 1 pont jár minden 5 márkáért és minden 3 saját szénért; 1 pontot vesztesz minden le nem szállított rendelésért, és 2-t minden lapkáért, amennyivel a világos és a sötét oldalad eltér.',
  'clause.G10.2':
    'A legtöbb pont nyer. Holtversenyben az, akinek a beváltás után több márkája maradt; ha ez is egyenlő, osztoznak a helyen.',
  'clause.G11.1':
    'Titkos a paklik sorrendje, és hogy ki milyen lapokat néz meg és tesz vissza. A visszatett lapot csak az ismeri, aki visszatette, amíg más meg nem nézi, vagy a lap el nem hagyja a paklit. Az nyilvános, hogy egy helyet ismernek, és hogy ki.',
  'clause.G11.2': 'Minden más mindenki előtt nyílt.',
};
