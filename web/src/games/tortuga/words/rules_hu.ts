// The clauses of Tortuga in Hungarian; the English ones are the engine's own.
import type { Words } from '$lib/board';

export const rulesHu: Words = {
  'clause.T0.1': 'A zsákban induláskor 40 láda van: tíz-tíz piros, kék és sárga, öt fehér és öt lila.',
  'clause.T0.2':
    'Harminc kincslapka fekszik lefordítva: tizenhéten egy érme látható, kilencen kettő, négyen három.',
  'clause.T0.3': 'A játékostáblán minden akciónál egy előnylapka fér el; az eleje 1-et, a hátulja 2-t ér.',
  'clause.T0.4':
    'Mindenkinek ugyanaz az öt kockája van, A-tól E-ig. Minden kockán minden akció egyszer szerepel 1 és 5 közötti számmal, és van egy koponya.',
  'clause.T0.5':
    'Mindkét jelölő nyolcmezős sávon lép. Az 1. mező egy, a 2–3. kettő, a 4–5. három, a 6–8. négy férőhelyet ad: ennyi láda fér az adott területre, és ennyi kocka a hozzá tartozó támadásra. A hajójelölő a flottához és a hajótámadáshoz, a kalózjelölő a legénységhez és a rajtaütéshez tartozik. A másik három akcióra akárhány kocka kerülhet.',
  'clause.T0.6':
    'A láda a szigetedről a legénységhez, onnan a flottára, végül Tortugára jut. A legénység és a flotta sora balról telik, a hézagok bezárulnak. A központi szigeten színenként legfeljebb egy láda állhat.',
  'clause.T1.1':
    'Mindkét jelölő a 3. mezőn kezd. A kezdőjátékossal indulva mindenki húz egy ládát a szigetére és egyet a legénységéhez, mielőtt a következő sorra kerül.',
  'clause.T1.2':
    'Az ülések az óramutató járása szerint követik egymást. A kezdőjátékost az asztal nevezi meg, vagy kisorsoljuk. A központi sziget üresen kezd.',
  'clause.T2.1':
    'Mindenki a paraván mögött dob az összes szabad kockájával, és titokban kiválaszt egyet vagy többet, amelyek azonos jelet mutatnak; koponya is mehet velük, vagy önmagában is választható. Nem kötelező minden egyező kockát elvenni.',
  'clause.T2.2':
    'Ha mindenki választott, a paravánok egyszerre emelkednek fel, és a kockák az akcióikra kerülnek. A ki nem választott kockák titokban maradnak.',
  'clause.T2.3':
    'A más kockákkal választott koponya az ő jelüket veszi fel. Az önmagukban választott koponyák a felfedés után mind egy tetszőleges akcióra fordulnak; a kezdőjátékostól az óramutató járása szerint döntötök.',
  'clause.T2.4': 'Az elfordított koponya annyit ér, amennyit a kockája az adott akciónál mutat.',
  'clause.T2.5':
    'A kiválasztott kockáknak el kell férniük az akciómezőn a már ott fekvőkkel együtt, az elfordított koponyákat is beleszámítva.',
  'clause.T2.6':
    'Ha egyetlen szabad kockád sem tehető le, nem választasz semmit, és a felfedés után nyíltan újradobod őket, amíg valamelyik le nem tehető; ebből a nyílt dobásból választasz. Ha egy kocka letehető, le is kell tenned egyet.',
  'clause.T2.7': 'A dobások addig folytatódnak, amíg mindenki le nem tette mind az öt kockáját.',
  'clause.T2.8':
    'Minden közös dobás után előnyt kap, akinek már előtte sem maradt kockája: új, 1-et érő lapkát egy üres helyre, vagy egy 1-es fordul 2-esre. A kezdőjátékostól az óramutató járása szerint választotok, lemondani nem lehet; a nyílt újradobás nem ad előnyt.',
  'clause.T2.9':
    'Az előnylapkák a játék végéig megmaradnak, és mindig hozzáadódnak az akciójukhoz, ha van ott kockád. Nem kockák: nem foglalnak helyet és nem védenek.',
  'clause.T3.1':
    'Az akciók sorrendje: flottaépítés, legénységtoborzás, kincskeresés, hajótámadás, rajtaütés.',
  'clause.T3.2':
    'Az erőd az ott fekvő kockáid összege és az előnyöd; kocka nélkül nem veszel részt. A legerősebb és a második legerősebb cselekszik. Egyenlőségnél az dönt, aki a kezdőjátékostól az óramutató járása szerint előbb ül.',
  'clause.T3.3':
    'Egy akcióról egészben lemondhatsz, mielőtt bármit húznál. Senki sem lép a helyedre. Ami semmit sem változtatna, azt nem kérdezzük meg.',
  'clause.T3.4':
    'A flottaépítés a legjobb hajójelölőjét kettővel, a másodikét eggyel viszi feljebb, legfeljebb a 8. mezőig.',
  'clause.T3.5':
    'A legénységtoborzás a legjobb kalózjelölőjét kettővel, a másodikét eggyel viszi feljebb, legfeljebb a 8. mezőig.',
  'clause.T3.6':
    'Kincskereséskor a legjobb húz egy ládát a szigetére, és két kincslapka közül a jobbikat tartja meg; a második egy lapkát kap. A lapkáid lefordítva maradnak, de megnézheted őket.',
  'clause.T3.7':
    'A hajótámadás legjobbja választ egy játékost, elvesz a flottájából egy tetszőleges ládát a saját szigetére, és eggyel visszaveti a hajójelölőjét. Ha az áldozatnak van kockája a hajótámadáson, a támadó jelölője is visszaesik. Ahol van láda, ott el is kell venni egyet.',
  'clause.T3.8':
    'A támadás második legjobbja bárkinek visszavetheti a jelölőjét, kivéve a legjobbét; védekező ellen ő is megfizeti az árát. Ezután elvehet egy ládát a központi szigetről.',
  'clause.T3.9': 'A rajtaütés úgy működik, mint a hajótámadás, a legénységre és a kalózjelölőkre.',
  'clause.T3.10': 'Akinek ott nincs ládája, az is megtámadható: ekkor csak a jelölő mozdul.',
  'clause.T3.11': 'A jelölő sosem esik az 1. mező alá.',
  'clause.T3.12':
    'Ha a jelölő annyit esik, hogy ládák helye szűnik meg, a sor jobb végén állók azonnal távoznak: a központi szigetre, vagy ha az a szín már ott van, a zsákba.',
  'clause.T3.13': 'Az öt akció után minden kocka visszakerül a gazdájához.',
  'clause.T4.1':
    'A kezdőjátékostól az óramutató járása szerint mindenki húz egy ládát a szigetére, amíg a zsákból telik.',
  'clause.T4.2':
    'Ezután sorban mindenki továbbviszi az összes ládáját: a flottáról Tortugára, a legénységtől a flottára, a szigetről a legénységhez. Balról, egyenként, tetszőleges sorrendben rakod le őket; ami nem fér el, úgy távozik, mintha támadásban veszett volna el. A mozgatás kötelező.',
  'clause.T4.3':
    'Ha most valakinek annyi ládája van Tortugán, amennyi a cél, a játék véget ér; különben a kezdőjátékos-jelölő az óramutató járása szerint továbbkerül.',
  'clause.T4.4': 'A játék legkésőbb a 40. forduló után véget ér.',
  'clause.T5.1': 'Egy láda Tortugán 3, a flottán 2, a legénységnél 1 pontot ér; a lila duplán számít.',
  'clause.T5.2':
    'Minden piros–kék–sárga készlet a tábládon 3 pont; minden láda egyszer számít. Tortugán a fehér láda bármelyiket helyettesíti a háromból.',
  'clause.T5.3': 'Mindkét jelölő annyi pontot ér, ahányas mezőn áll.',
  'clause.T5.4': 'A kincslapkáidon minden érme 1 pont.',
  'clause.T5.5': 'A legtöbb pont nyer; azonos pontszámnál a helyezés közös.',
  'clause.T6.1':
    'Két játékossal csak a legjobb cselekszik: a jelölők egy mezőt lépnek, a kincskeresés egy ládát és egy lapkát ad.',
  'clause.T6.2': 'Két játékossal a központi szigetre szánt ládák a zsákba kerülnek.',
  'clause.T7.1': 'A játék Tortugán hat ládával ér véget, vagy nyolccal, ha az asztal hosszabb játékot kér.',
  'clause.T8.1':
    'Titkos a dobás és a választás a felfedésig, a soha ki nem választott kockák, és a kincslapkák eleje a játék végéig. A következő ládát és lapkát senki sem ismeri.',
  'clause.T8.2': 'Minden más mindenki számára nyílt.',
};
