// The clauses of Hermagor in Polish; the English ones are the engine's own.
import type { Words } from '$lib/board';

export const rulesPl: Words = {
  'clause.H0.1':
    'Osiem towarów pochodzi z własnych budynków: kukurydza z pola kukurydzy, amulety z namiotu wróżki, broń od płatnerza, smocze jaja ze smoczej doliny, sól z kopalni soli, księgi z biblioteki, błogosławieństwa z kościoła, relikwie z cmentarza.',
  'clause.H0.2':
    'Na mapie są 32 wioski, każda kupuje jeden towar, pośrodku miasto Hermagor, a między nimi drogi z kosztem. Drogi otaczają regiony z jednym do trzech budynków lub flagą szlachecką. Rzeki dzielą kraj na trzy księstwa, a główna droga łączy osiem wiosek i miasto.',
  'clause.H0.3':
    'Targ ma pięć rzędów po cztery stragany. Między rzędami biegną alejki H1–H4, między kolumnami V1–V3. Każde skrzyżowanie i każdy bok straganu przy alejce to pole z kosztem.',
  'clause.H0.4':
    'Dwadzieścia kafelków towarów ma numery; pojedynczy pokazuje jeden towar i strzałkę, podwójny dwa towary. Są też cztery kafelki specjalne i kafelki akcji 3, 4, 4, 5, 5 i 6.',
  'clause.H0.5':
    'Cena zaczyna od 5, nigdy nie spada i kończy na 10. Przy cenach od 5 do 10 rząd jest na koniec wart 0, 1, 3, 6, 8, 9. Jego pola budynków dają 5, 3, 1 i 0; znacznik zakrywa przy cenie 5 dwa ostatnie, przy 6 ostatnie. Tor szlachectwa daje 5 5 4 4 3 3 2 2 1 1.',
  'clause.H0.6': 'Każdy gracz ma 21 składów, 9 krążków, 4 nabywców i kupca.',
  'clause.H1.1':
    'Wszyscy zaczynają z 20 pieniędzmi (lub 10, jak zechce stół) i kupcem w mieście. Gracza rozpoczynającego wskazuje stół albo los.',
  'clause.H1.2':
    'Każda runda odkrywa jeden kafelek akcji: 3 4 4 5 5 dla dwóch i trzech graczy, 4 4 5 5 dla czterech, 3 4 5 5 dla pięciu, w losowej kolejności.',
  'clause.H1.3':
    'Przy dwóch i trzech graczach kafelki towarów od 17 do 20 zostają w pudełku; wszystkie inne trafiają do worka.',
  'clause.H1.4':
    'Pięciu graczy używa wszystkich straganów, czterech pomija pierwszy rząd, dwóch i trzech pierwszy i ostatni. Pola w pominiętym rzędzie i przy alejce obok niego są zamknięte.',
  'clause.H2.1':
    'Puste stragany uzupełnia się z worka, od lewej do prawej i z góry na dół; co zostało, leży dalej. Kafelek akcji mówi, ile składów bierze każdy, a więc ile akcji nastąpi.',
  'clause.H2.2':
    'Cztery razy wokół stołu każdy stawia nabywcę za 2 na wolnym straganie lub za jego koszt na wolnym polu, albo z niego rezygnuje. Nie ma długów.',
  'clause.H3.1':
    'Każda alejka płaci ci 1, 3, 6 lub 10 za jednego do czterech twoich nabywców na jej polach. Skrzyżowanie liczy się w obu alejkach; nabywcy na straganach nie zarabiają.',
  'clause.H3.2':
    'Od lewego górnego rogu każdy kafelek dostaje ten, kto ma najwięcej nabywców na straganie i polach wokół. Przy remisie wygrywa stojący na straganie, potem ten, kto ma więcej przy bokach. Jeśli i to równe, albo nikt nie przyszedł, kafelek zostaje.',
  'clause.H3.3': 'Kto zdobył pojedynczy towar, może od razu podnieść jego cenę o 1.',
  'clause.H3.4':
    'Wahanie cen podnosi wybraną cenę, dobry interes płaci 5; oba wracają do worka. Boczną drogę i czarny rynek zachowujesz na czas sprzedaży.',
  'clause.H3.5':
    'Kto nie zdobył towaru, ciągnie jeden z worka, zaczynając od gracza rozpoczynającego; to nie podnosi ceny.',
  'clause.H3.6': 'Kto ma najniższy numer towaru, wskazuje gracza rozpoczynającego, może siebie.',
  'clause.H3.7': 'Potem wszyscy nabywcy wracają.',
  'clause.H4.1':
    'Od gracza rozpoczynającego każdy wykonuje po jednej akcji, aż skończą się składy rundy: każda akcja kładzie jeden w wiosce albo go oddaje.',
  'clause.H4.2':
    'Ruch i sprzedaż: kupiec idzie najtańszą drogą do innej wioski bez twojego składu i tam sprzedaje. Cena ze sprzedaży może opłacić drogę, pieniądze z krążków nie.',
  'clause.H4.3': 'Jeśli kupiec już stoi w wiosce bez twojego składu, możesz sprzedać tam bez ruchu.',
  'clause.H4.4':
    'Ruch bez sprzedaży kosztuje pół drogi, w dół, z własnych pieniędzy. Skład wraca do zasobów.',
  'clause.H4.5': 'Możesz spasować; skład wraca do zasobów.',
  'clause.H4.6':
    'Kupcy przechodzą przez każdą wioskę i miasto i mogą stać w jednej wiosce, ale kończą w wiosce.',
  'clause.H4.7':
    'Do sprzedaży potrzebujesz kafelka z towarem wioski; kafelek się nie zużywa. Dostajesz cenę i kładziesz skład; każdy inny ze składem tam dostaje 1. W każdej wiosce sprzedajesz raz na grę.',
  'clause.H4.8':
    'Boczna droga zmniejsza o połowę drogę jednego ruchu ze sprzedażą, w dół, potem wraca do worka. Ty wybierasz kiedy.',
  'clause.H4.9': 'Póki masz czarny rynek, twoje sprzedaże nic nie płacą innym składom.',
  'clause.H4.10': 'Bez składu na ręce nie działasz; z szóstką w grze składy mogą się skończyć.',
  'clause.H5.1':
    'Region jest dla ciebie ukończony, gdy we wszystkich jego wioskach leży twój skład; miasto go nie wymaga. Wtedy możesz położyć krążek, teraz albo nigdy. O kilku regionach naraz decydujesz w kolejności planszy.',
  'clause.H5.2':
    'W regionie z budynkami krążek trafia na skrajne lewe otwarte wolne pole jednego z ich rzędów, a ty dostajesz jego wartość. Możesz zrezygnować; bez pola lub krążka nic się nie dzieje.',
  'clause.H5.3':
    'W regionie z flagą szlachecką krążek trafia na następne pole toru szlachectwa, a ty dostajesz jego wartość. Możesz zrezygnować; pełny tor nie przyjmuje więcej.',
  'clause.H6.1':
    'Na koniec rundy zachowane kafelki wracają do worka, targ i kupcy zostają. Gdy skończą się kafelki akcji, gra się kończy.',
  'clause.H6.2': 'Za każdy rząd ze swoim krążkiem dostajesz raz jego wartość końcową.',
  'clause.H6.3':
    'Księstwo z najmniejszą liczbą twoich składów płaci 3 za każdy z nich, przy pięciu graczach 4.',
  'clause.H6.4':
    'Najwięcej składów przy głównej drodze daje 5, najmniej kosztuje 5, wszystkim remisującym. Gdy wszyscy mają tyle samo, nic się nie dzieje.',
  'clause.H6.5':
    'Wygrywa najwięcej pieniędzy; potem więcej krążków, potem krążek najdalej w prawo na torze szlachectwa, a potem miejsce jest dzielone.',
  'clause.H7.1':
    'Dwoje graczy dzieli trzeci kolor z 21 składami i 9 krążkami. W każdej rundzie każdy ma dwóch jego nabywców i dwa składy.',
  'clause.H7.2': 'We dwoje używa się tylko pól budynków 5 i 1 oraz całego toru szlachectwa.',
  'clause.H7.3': 'Po własnym nabywcy możesz bez opłaty postawić wspólnego na dowolnym wolnym miejscu.',
  'clause.H7.4':
    'Co zdobył wspólny kolor, wraca do worka; przy pojedynczym towarze cena rośnie wtedy o 1. Kolor nie ma dochodu, a kafelki specjalne na niego nie działają.',
  'clause.H7.5':
    'Przed akcją lub po niej możesz położyć wspólny skład w wiosce, której towar masz, gdziekolwiek stoi kupiec. W wiosce leży najwyżej jeden; niewykorzystane przepadają z rundą.',
  'clause.H7.6':
    'Region ukończony wspólnymi składami kładzie wspólny krążek na tabeli; rząd wybiera gracz przy ruchu, a nikt nie dostaje pieniędzy.',
  'clause.H7.7':
    'Gdy sprzedajesz tam, gdzie składy mają przeciwnik i wspólny kolor, przeciwnik dostaje 2 zamiast 1.',
  'clause.H7.8': 'Wspólny kolor nie bierze udziału w końcowej punktacji.',
  'clause.H8.1':
    'Z poborcą po uzupełnieniu targu każdy po kolei pokazuje swoje pieniądze lub nie. Kto pokazał najmniej, pierwszy z równych, wskazuje gracza rozpoczynającego tę rundę; jeśli nikt, robi to gracz rozpoczynający.',
  'clause.H8.2': 'W dłuższej grze kafelek akcji 6 zastępuje jedną czwórkę.',
  'clause.H8.3': 'Stół może zacząć z 10 pieniędzmi zamiast 20.',
  'clause.H9.1':
    'Tajne są tylko następny kafelek w worku i następny kafelek akcji. Pieniądze są jawne, bo jawna jest każda zapłata; stół może ukryć sumy innych na ekranie.',
};
