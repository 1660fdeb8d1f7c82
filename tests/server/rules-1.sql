-- ["wharf_session=3uxc37u0t8hmrjym2dderq43jr0mg3fb", "wharf_session=q9v6g3ahk0p2h04j0t2zf8zz0mkx0jm9"]
pragma user_version = 0;
BEGIN TRANSACTION;
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users(id),
    at BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    sequence BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, sequence)
) WITHOUT ROWID;
INSERT INTO "log" VALUES('7y0kyb3mqv2v',1,1794856811926,'{"kind":"joined","seat":0,"user":"rhp88kxv4jr4"}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',2,1794856811938,'{"kind":"joined","seat":1,"user":"e2segr7svvpc"}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',3,1794856811958,'{"kind":"started","moves":[["chance","start 1"],["chance","stall r2c1 16-dragon-egg-book"],["chance","stall r2c2 7-blessing"],["chance","stall r2c3 5-salt"],["chance","stall r2c4 9-corn-book"],["chance","stall r3c1 13-corn-blessing"],["chance","stall r3c2 10-amulet-blessing"],["chance","stall r3c3 2-amulet"],["chance","stall r3c4 black-market"],["chance","stall r4c1 14-amulet-relic"],["chance","stall r4c2 12-dragon-egg-salt"],["chance","stall r4c3 3-weapon"],["chance","stall r4c4 side-road"],["chance","actions 5"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',4,1794856811980,'{"kind":"moves","seat":1,"moves":[["1","hide"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',5,1794856811994,'{"kind":"moves","seat":0,"moves":[["0","hide"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',6,1794856812003,'{"kind":"moves","seat":1,"moves":[["1","name 0"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',7,1794856812010,'{"kind":"moves","seat":0,"moves":[["0","buyer r3c3"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',8,1794856812015,'{"kind":"moves","seat":0,"moves":[["0","common buyer v3r3"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',9,1794856812019,'{"kind":"moves","seat":1,"moves":[["1","buyer h2c4"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',10,1794856812021,'{"kind":"moves","seat":1,"moves":[["1","common buyer v2r2"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',11,1794856812033,'{"kind":"moves","seat":0,"moves":[["0","buyer v1r2"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',12,1794856812066,'{"kind":"moves","seat":0,"moves":[["0","common buyer v3r2"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',13,1794856812067,'{"kind":"moves","seat":1,"moves":[["1","buyer h3v1"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',14,1794856812069,'{"kind":"moves","seat":1,"moves":[["1","common buyer r4c4"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',15,1794856812070,'{"kind":"moves","seat":0,"moves":[["0","buyer v1r3"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',16,1794856812077,'{"kind":"moves","seat":1,"moves":[["1","buyer h2v2"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',17,1794856812083,'{"kind":"moves","seat":0,"moves":[["0","buyer r2c3"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',18,1794856812084,'{"kind":"moves","seat":1,"moves":[["1","buyer h3c1"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',19,1794856812086,'{"kind":"moves","seat":0,"moves":[["0","raise amulet"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',20,1794856812088,'{"kind":"moves","seat":0,"moves":[["0","sell silverford"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',21,1794856812214,'{"kind":"moves","seat":0,"moves":[["0","common depot westbay"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',22,1794856812246,'{"kind":"moves","seat":1,"moves":[["1","move quernby"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',23,1794856812334,'{"kind":"moves","seat":1,"moves":[["1","common depot altmark"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',24,1794856812365,'{"kind":"moves","seat":0,"moves":[["0","move hasel"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',25,1794856812457,'{"kind":"moves","seat":0,"moves":[["0","common depot lindwehr"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',26,1794856812538,'{"kind":"moves","seat":1,"moves":[["1","move southreach"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',27,1794856812604,'{"kind":"moves","seat":1,"moves":[["1","common depot elderby"]]}');
INSERT INTO "log" VALUES('7y0kyb3mqv2v',28,1794856812644,'{"kind":"moves","seat":0,"moves":[["0","sell grimsted"]]}');
INSERT INTO "log" VALUES('c79p6bgk87he',1,1794856813694,'{"kind":"joined","seat":0,"user":"rhp88kxv4jr4"}');
INSERT INTO "log" VALUES('c79p6bgk87he',2,1794856813699,'{"kind":"joined","seat":1,"user":"e2segr7svvpc"}');
INSERT INTO "log" VALUES('c79p6bgk87he',3,1794856813703,'{"kind":"started","moves":[["chance","start 0"],["chance","chest white"],["chance","chest purple"],["chance","chest red"],["chance","chest white"],["chance","die A ship-attack"],["chance","die B raid"],["chance","die C crew"],["chance","die D treasure"],["chance","die E treasure"],["chance","die A crew"],["chance","die B treasure"],["chance","die C skull"],["chance","die D skull"],["chance","die E skull"]]}');
INSERT INTO "log" VALUES('c79p6bgk87he',4,1794856813747,'{"kind":"moves","seat":0,"moves":[["0","keep A"]]}');
INSERT INTO "log" VALUES('c79p6bgk87he',5,1794856813750,'{"kind":"moves","seat":1,"moves":[["1","keep B C D E"],["chance","reveal"],["chance","die B treasure"],["chance","die C raid"],["chance","die D raid"],["chance","die E fleet"],["chance","die A ship-attack"],["1","keep A"]]}');
INSERT INTO "log" VALUES('c79p6bgk87he',6,1794856813762,'{"kind":"moves","seat":0,"moves":[["0","keep C D"],["chance","reveal"],["chance","die B skull"],["chance","die E raid"],["0","keep B"],["chance","reveal"]]}');
INSERT INTO "log" VALUES('c79p6bgk87he',7,1794856813774,'{"kind":"moves","seat":0,"moves":[["0","turn fleet"]]}');
INSERT INTO "log" VALUES('c79p6bgk87he',8,1794856813792,'{"kind":"moves","seat":1,"moves":[["1","advantage ship-attack"],["chance","die E skull"],["0","keep E"],["chance","reveal"]]}');
INSERT INTO "log" VALUES('c79p6bgk87he',9,1794856813798,'{"kind":"moves","seat":0,"moves":[["0","turn crew"]]}');
INSERT INTO "log" VALUES('c79p6bgk87he',10,1794856813801,'{"kind":"moves","seat":1,"moves":[["1","advantage fleet"]]}');
INSERT INTO "log" VALUES('c79p6bgk87he',11,1794856813814,'{"kind":"moves","seat":0,"moves":[["0","use"]]}');
INSERT INTO "log" VALUES('c79p6bgk87he',12,1794856813826,'{"kind":"moves","seat":0,"moves":[["0","use"]]}');
INSERT INTO "log" VALUES('c79p6bgk87he',13,1794856813842,'{"kind":"moves","seat":1,"moves":[["1","leave"]]}');
INSERT INTO "log" VALUES('c79p6bgk87he',14,1794856813854,'{"kind":"moves","seat":1,"moves":[["1","leave"]]}');
INSERT INTO "log" VALUES('c79p6bgk87he',15,1794856813866,'{"kind":"moves","seat":0,"moves":[["0","raid 1 white"],["chance","chest yellow"],["chance","chest red"],["0","lay purple"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',1,1794856812745,'{"kind":"joined","seat":0,"user":"rhp88kxv4jr4"}');
INSERT INTO "log" VALUES('ex06tdcak43t',2,1794856812813,'{"kind":"joined","seat":1,"user":"e2segr7svvpc"}');
INSERT INTO "log" VALUES('ex06tdcak43t',3,1794856812849,'{"kind":"started","moves":[["chance","start 0"],["chance","tile b-light"],["chance","tile g-light"],["chance","tile yy-light"],["chance","tile y-light"],["chance","tile b-dark"],["chance","tile yy-light"],["chance","order horse-cart-kkk"],["chance","order locomotive-yy"],["chance","order wheelbarrow-bb"],["chance","order truck-yy"],["chance","order truck-y"],["chance","order wheelbarrow-gg"],["chance","order truck-bb"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',4,1794856812917,'{"kind":"moves","seat":1,"moves":[["1","draft truck-yy"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',5,1794856812997,'{"kind":"moves","seat":0,"moves":[["0","draft horse-cart-kkk"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',6,1794856813010,'{"kind":"moves","seat":1,"moves":[["1","draft truck-y"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',7,1794856813018,'{"kind":"moves","seat":0,"moves":[["0","draft wheelbarrow-bb"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',8,1794856813030,'{"kind":"moves","seat":1,"moves":[["1","draft truck-bb"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',9,1794856813042,'{"kind":"moves","seat":0,"moves":[["0","draft wheelbarrow-gg"],["chance","order truck-gg"],["chance","order wheelbarrow-g"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',10,1794856813084,'{"kind":"moves","seat":0,"moves":[["0","place f2 g-light"],["chance","tile bb-light"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',11,1794856813124,'{"kind":"moves","seat":1,"moves":[["1","place f7 yy-light"],["chance","tile k-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',12,1794856813137,'{"kind":"moves","seat":0,"moves":[["0","place f5 y-light"],["chance","tile k-light"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',13,1794856813142,'{"kind":"moves","seat":1,"moves":[["1","place o2 locomotive-yy"],["chance","order wheelbarrow-bbb"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',14,1794856813154,'{"kind":"moves","seat":0,"moves":[["0","place bank"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',15,1794856813166,'{"kind":"moves","seat":1,"moves":[["1","place m10"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',16,1794856813185,'{"kind":"moves","seat":1,"moves":[["1","ride black"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',17,1794856813190,'{"kind":"moves","seat":1,"moves":[["1","load black"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',18,1794856813198,'{"kind":"moves","seat":1,"moves":[["1","ride surface"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',19,1794856813206,'{"kind":"moves","seat":1,"moves":[["1","unload black"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',20,1794856813220,'{"kind":"moves","seat":1,"moves":[["1","ride brown"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',21,1794856813221,'{"kind":"moves","seat":1,"moves":[["1","ride surface"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',22,1794856813274,'{"kind":"moves","seat":1,"moves":[["1","ride brown"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',23,1794856813287,'{"kind":"moves","seat":1,"moves":[["1","ride black"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',24,1794856813304,'{"kind":"moves","seat":1,"moves":[["1","ride brown"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',25,1794856813309,'{"kind":"moves","seat":1,"moves":[["1","ride yellow"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',26,1794856813312,'{"kind":"moves","seat":0,"moves":[["0","place o3 truck-gg"],["chance","order horse-cart-b"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',27,1794856813322,'{"kind":"moves","seat":1,"moves":[["1","place f7 k-dark"],["chance","tile gg-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',28,1794856813335,'{"kind":"moves","seat":0,"moves":[["0","place f3 yy-light"],["chance","tile g-light"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',29,1794856813348,'{"kind":"moves","seat":1,"moves":[["1","place f3 g-light"],["chance","tile y-light"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',30,1794856813358,'{"kind":"moves","seat":0,"moves":[["0","place money-4"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',31,1794856813370,'{"kind":"moves","seat":1,"moves":[["1","place o-draw"],["chance","look order horse-cart-kk"],["chance","look order horse-cart-bb"],["chance","look order truck-yyy"],["chance","look order wheelbarrow-y"],["chance","look order locomotive-gg"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',32,1794856813386,'{"kind":"moves","seat":1,"moves":[["1","keep truck-yyy"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',33,1794856813398,'{"kind":"moves","seat":1,"moves":[["1","return top"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',34,1794856813410,'{"kind":"moves","seat":1,"moves":[["1","lay order horse-cart-bb"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',35,1794856813422,'{"kind":"moves","seat":1,"moves":[["1","lay order wheelbarrow-y"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',36,1794856813430,'{"kind":"moves","seat":1,"moves":[["1","lay order horse-cart-kk"],["1","lay order locomotive-gg"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',37,1794856813431,'{"kind":"moves","seat":0,"moves":[["0","place f-draw"],["chance","look tile b-light"],["chance","look tile g-dark"],["chance","look tile y-dark"],["chance","look tile bb-light"],["chance","look tile k-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',38,1794856813433,'{"kind":"moves","seat":0,"moves":[["0","buy b-light"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',39,1794856813434,'{"kind":"moves","seat":0,"moves":[["0","return top"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',40,1794856813435,'{"kind":"moves","seat":0,"moves":[["0","lay tile bb-light"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',41,1794856813436,'{"kind":"moves","seat":0,"moves":[["0","lay tile g-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',42,1794856813437,'{"kind":"moves","seat":0,"moves":[["0","lay tile k-dark"],["0","lay tile y-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',43,1794856813439,'{"kind":"moves","seat":1,"moves":[["1","place m6"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',44,1794856813440,'{"kind":"moves","seat":1,"moves":[["1","load yellow"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',45,1794856813441,'{"kind":"moves","seat":1,"moves":[["1","stop"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',46,1794856813442,'{"kind":"moves","seat":0,"moves":[["0","place f-draw"],["chance","look tile bb-light"],["chance","look tile g-dark"],["chance","look tile k-dark"],["chance","look tile y-dark"],["chance","look tile bb-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',47,1794856813444,'{"kind":"moves","seat":0,"moves":[["0","buy bb-light"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',48,1794856813446,'{"kind":"moves","seat":0,"moves":[["0","return top"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',49,1794856813447,'{"kind":"moves","seat":0,"moves":[["0","lay tile k-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',50,1794856813450,'{"kind":"moves","seat":0,"moves":[["0","lay tile bb-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',51,1794856813451,'{"kind":"moves","seat":0,"moves":[["0","lay tile y-dark"],["0","lay tile g-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',52,1794856813452,'{"kind":"moves","seat":1,"moves":[["1","place money-4"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',53,1794856813454,'{"kind":"moves","seat":0,"moves":[["0","place money-6"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',54,1794856813455,'{"kind":"moves","seat":1,"moves":[["1","place f3 y-light"],["chance","tile k-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',55,1794856813456,'{"kind":"moves","seat":0,"moves":[["0","place f6 b-dark"],["chance","tile bb-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',56,1794856813458,'{"kind":"moves","seat":1,"moves":[["1","place f6 bb-dark"],["chance","tile y-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',57,1794856813459,'{"kind":"moves","seat":0,"moves":[["0","place f3 k-dark"],["chance","tile g-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',58,1794856813461,'{"kind":"moves","seat":1,"moves":[["1","place o4 wheelbarrow-g"],["chance","order horse-cart-bb"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',59,1794856813462,'{"kind":"moves","seat":0,"moves":[["0","place m6"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',60,1794856813464,'{"kind":"moves","seat":0,"moves":[["0","stop"],["1","place bank"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',61,1794856813465,'{"kind":"moves","seat":0,"moves":[["0","place f1 b-light"],["chance","tile yy-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',62,1794856813466,'{"kind":"moves","seat":0,"moves":[["0","place o-draw"],["chance","look order wheelbarrow-y"],["chance","look order horse-cart-kk"],["chance","look order locomotive-gg"],["chance","look order truck-k"],["chance","look order wheelbarrow-yy"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',63,1794856813468,'{"kind":"moves","seat":0,"moves":[["0","keep none"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',64,1794856813470,'{"kind":"moves","seat":0,"moves":[["0","return bottom"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',65,1794856813471,'{"kind":"moves","seat":0,"moves":[["0","lay order wheelbarrow-y"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',66,1794856813473,'{"kind":"moves","seat":0,"moves":[["0","lay order truck-k"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',67,1794856813474,'{"kind":"moves","seat":0,"moves":[["0","lay order horse-cart-kk"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',68,1794856813475,'{"kind":"moves","seat":0,"moves":[["0","lay order locomotive-gg"],["0","lay order wheelbarrow-yy"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',69,1794856813477,'{"kind":"moves","seat":1,"moves":[["1","place o3 horse-cart-b"],["chance","order horse-cart-g"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',70,1794856813479,'{"kind":"moves","seat":0,"moves":[["0","place money-4"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',71,1794856813483,'{"kind":"moves","seat":1,"moves":[["1","place m10"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',72,1794856813484,'{"kind":"moves","seat":1,"moves":[["1","ride black"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',73,1794856813485,'{"kind":"moves","seat":1,"moves":[["1","ride grey"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',74,1794856813486,'{"kind":"moves","seat":1,"moves":[["1","stop"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',75,1794856813488,'{"kind":"moves","seat":0,"moves":[["0","place f3 g-dark"],["chance","tile gg-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',76,1794856813489,'{"kind":"moves","seat":1,"moves":[["1","place f6 y-dark"],["chance","tile g-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',77,1794856813491,'{"kind":"moves","seat":0,"moves":[["0","place money-6"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',78,1794856813493,'{"kind":"moves","seat":1,"moves":[["1","place f-draw"],["chance","look tile gg-light"],["chance","look tile bb-dark"],["chance","look tile kk-light"],["chance","look tile b-light"],["chance","look tile yy-light"],["1","buy none"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',79,1794856813494,'{"kind":"moves","seat":1,"moves":[["1","return bottom"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',80,1794856813496,'{"kind":"moves","seat":1,"moves":[["1","lay tile gg-light"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',81,1794856813498,'{"kind":"moves","seat":1,"moves":[["1","lay tile yy-light"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',82,1794856813499,'{"kind":"moves","seat":1,"moves":[["1","lay tile kk-light"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',83,1794856813501,'{"kind":"moves","seat":1,"moves":[["1","lay tile bb-dark"],["1","lay tile b-light"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',84,1794856813503,'{"kind":"moves","seat":0,"moves":[["0","place o2 wheelbarrow-bbb"],["chance","order locomotive-bb"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',85,1794856813504,'{"kind":"moves","seat":1,"moves":[["1","place o3 horse-cart-g"],["chance","order truck-ybgk"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',86,1794856813505,'{"kind":"moves","seat":0,"moves":[["0","place f1 yy-dark"],["chance","tile kk-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',87,1794856813507,'{"kind":"moves","seat":1,"moves":[["1","place o4 horse-cart-bb"],["chance","order locomotive-kk"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',88,1794856813510,'{"kind":"moves","seat":0,"moves":[["0","place f2 bb-light"],["chance","tile gg-light"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',89,1794856813511,'{"kind":"moves","seat":1,"moves":[["1","place m6"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',90,1794856813513,'{"kind":"moves","seat":1,"moves":[["1","load grey"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',91,1794856813517,'{"kind":"moves","seat":1,"moves":[["1","ride yellow"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',92,1794856813518,'{"kind":"moves","seat":1,"moves":[["1","ride surface"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',93,1794856813520,'{"kind":"moves","seat":1,"moves":[["1","fill horse-cart-bb brown with yellow from cage"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',94,1794856813522,'{"kind":"moves","seat":1,"moves":[["1","fill horse-cart-bb brown with black from store"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',95,1794856813523,'{"kind":"moves","seat":1,"moves":[["1","fill wheelbarrow-g grey from cage"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',96,1794856813524,'{"kind":"moves","seat":0,"moves":[["0","place o-draw"],["chance","look order locomotive-g"],["chance","look order locomotive-y"],["chance","look order wheelbarrow-k"],["chance","look order locomotive-bbb"],["chance","look order truck-kk"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',97,1794856813527,'{"kind":"moves","seat":0,"moves":[["0","keep locomotive-y"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',98,1794856813528,'{"kind":"moves","seat":0,"moves":[["0","return bottom"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',99,1794856813530,'{"kind":"moves","seat":0,"moves":[["0","lay order locomotive-bbb"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',100,1794856813532,'{"kind":"moves","seat":0,"moves":[["0","lay order wheelbarrow-k"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',101,1794856813533,'{"kind":"moves","seat":0,"moves":[["0","lay order locomotive-g"],["0","lay order truck-kk"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',102,1794856813535,'{"kind":"moves","seat":1,"moves":[["1","place money-6"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',103,1794856813536,'{"kind":"moves","seat":0,"moves":[["0","place f-draw"],["chance","look tile g-light"],["chance","look tile y-dark"],["chance","look tile g-dark"],["chance","look tile y-dark"],["chance","look tile b-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',104,1794856813538,'{"kind":"moves","seat":0,"moves":[["0","buy b-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',105,1794856813539,'{"kind":"moves","seat":0,"moves":[["0","return top"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',106,1794856813541,'{"kind":"moves","seat":0,"moves":[["0","lay tile y-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',107,1794856813542,'{"kind":"moves","seat":0,"moves":[["0","lay tile g-light"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',108,1794856813544,'{"kind":"moves","seat":0,"moves":[["0","lay tile g-dark"],["0","lay tile y-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',109,1794856813548,'{"kind":"moves","seat":1,"moves":[["1","place f7 gg-dark"],["chance","tile y-dark"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',110,1794856813552,'{"kind":"moves","seat":0,"moves":[["0","place o2 locomotive-bb"],["chance","order truck-g"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',111,1794856813556,'{"kind":"moves","seat":1,"moves":[["1","place money-6"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',112,1794856813560,'{"kind":"moves","seat":0,"moves":[["0","place o-draw"],["chance","look order horse-cart-y"],["chance","look order horse-cart-yyy"],["chance","look order locomotive-ybgk"],["chance","look order truck-b"],["chance","look order horse-cart-gg"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',113,1794856813566,'{"kind":"moves","seat":0,"moves":[["0","keep horse-cart-y"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',114,1794856813569,'{"kind":"moves","seat":0,"moves":[["0","return bottom"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',115,1794856813573,'{"kind":"moves","seat":0,"moves":[["0","lay order truck-b"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',116,1794856813582,'{"kind":"moves","seat":0,"moves":[["0","lay order horse-cart-yyy"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',117,1794856813590,'{"kind":"moves","seat":0,"moves":[["0","lay order horse-cart-gg"],["0","lay order locomotive-ybgk"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',118,1794856813598,'{"kind":"moves","seat":1,"moves":[["1","place f5 k-light"],["chance","tile g-light"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',119,1794856813605,'{"kind":"moves","seat":0,"moves":[["0","place m6"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',120,1794856813610,'{"kind":"moves","seat":0,"moves":[["0","ride grey"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',121,1794856813614,'{"kind":"moves","seat":0,"moves":[["0","ride black"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',122,1794856813624,'{"kind":"moves","seat":0,"moves":[["0","ride yellow"]]}');
INSERT INTO "log" VALUES('ex06tdcak43t',123,1794856813630,'{"kind":"moves","seat":0,"moves":[["0","stop"]]}');
INSERT INTO "log" VALUES('pdgfnkgm44b0',1,1794856813875,'{"kind":"joined","seat":0,"user":"rhp88kxv4jr4"}');
CREATE TABLE people (
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    user_id TEXT NOT NULL REFERENCES users(id),
    PRIMARY KEY (user_id, table_id)
) WITHOUT ROWID;
INSERT INTO "people" VALUES('7y0kyb3mqv2v','e2segr7svvpc');
INSERT INTO "people" VALUES('7y0kyb3mqv2v','rhp88kxv4jr4');
INSERT INTO "people" VALUES('c79p6bgk87he','e2segr7svvpc');
INSERT INTO "people" VALUES('c79p6bgk87he','rhp88kxv4jr4');
INSERT INTO "people" VALUES('ex06tdcak43t','e2segr7svvpc');
INSERT INTO "people" VALUES('ex06tdcak43t','rhp88kxv4jr4');
INSERT INTO "people" VALUES('pdgfnkgm44b0','rhp88kxv4jr4');
CREATE TABLE rated_games (
    user_id TEXT NOT NULL REFERENCES users(id),
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    game TEXT NOT NULL,
    players TEXT NOT NULL,
    place BIGINT NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (user_id, table_id)
) WITHOUT ROWID;
CREATE TABLE ratings (
    user_id TEXT NOT NULL REFERENCES users(id),
    game TEXT NOT NULL,
    players TEXT NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (user_id, game, players)
) WITHOUT ROWID;
CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,               -- hexadecimal
    kind BIGINT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users(id),
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
INSERT INTO "sessions" VALUES('39f635439934e400d9167bad64855ac8f85ec18a2590fd33438d17b997ea1a09',0,'rhp88kxv4jr4','',1794856811874,1802632811874);
INSERT INTO "sessions" VALUES('321c0d10962bd00ebd796eee14c6f6b08220255dd83833862ff92bb2bb34280c',0,'e2segr7svvpc','',1794856811905,1802632811905);
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    sequence BIGINT NOT NULL,
    document TEXT NOT NULL
);
INSERT INTO "snapshots" VALUES('ex06tdcak43t',96,'{"format":"wharf-table/1","rules":1,"status":"playing","seats":[{"kind":"person","user":"rhp88kxv4jr4","level":"normal","substituted":false,"resigned":false},{"kind":"person","user":"e2segr7svvpc","level":"normal","substituted":false,"resigned":false}],"moves":"fe00000000fe01000400fe01000800fe01000100fe01000000fe01000600fe01000100fe02001500fe02002500fe02000500fe02001a00fe02001600fe02000600fe02001b000105001a000005001500010500160000050005000105001b000005000600fe02001c00fe020002000006010800fe010005000106060100fe01000e000006040000fe01000c000106162500fe0200090000061a00000106090000010e040000010f000003010e0000000110000003010e020000010e000000010e020000010e040000010e020000010e0100000006171c00fe02000c000106060e00fe01000b000006020100fe010008000106020800fe0100000000061300000106190000fe04001200fe04001000fe04001f00fe04000000fe040027000108001f00010a000000010d001000010d000000010d001200010d0027000006080000fe03000400fe03000a00fe03000200fe03000500fe03000e000007000400000a000000000c000500000c000a00000c000e00000c00020001060b0000010f00000001130000000006080000fe03000500fe03000a00fe03000e00fe03000200fe030007000007000500000a000000000c000e00000c000700000c000200000c000a00010613000000061100000106020000fe01000e000006050600fe010007000106050700fe010002000006020e00fe01000a000106180200fe0200100000060b0000001300000001061a00000006000400fe010003000006190000fe04000000fe04001200fe04002700fe04001900fe040004000008002c00000b000000000d000000000d001900000d001200000d002700000d0004000106170c00fe02000d0000061300000106090000010e040000010e03000001130000000006020a00fe01000b000106050200fe01000a0000061100000106080000fe03000900fe03000700fe03000d00fe03000400fe030001000107001000010b000000010c000900010c000100010c000d00010c000700010c0004000006160900fe020026000106170d00fe02001e000006000300fe01000f000106181000fe020028000006010500fe0100090001060b0000010f000002010e010000010e0000000111011000011201100301110202020006190000fe04002300fe04002100fe04000300fe04002a00fe04001d00","batches":[[254,0],[1,14],[0,15],[1,16],[0,17],[1,18],[0,19],[0,22],[1,24],[0,26],[1,28],[0,30],[1,31],[1,32],[1,33],[1,34],[1,35],[1,36],[1,37],[1,38],[1,39],[1,40],[1,41],[0,42],[1,44],[0,46],[1,48],[0,50],[1,51],[1,57],[1,58],[1,59],[1,60],[1,61],[0,63],[0,69],[0,70],[0,71],[0,72],[0,73],[1,75],[1,76],[1,77],[0,78],[0,84],[0,85],[0,86],[0,87],[0,88],[1,90],[0,91],[1,92],[0,94],[1,96],[0,98],[1,100],[0,102],[0,103],[0,105],[0,107],[0,113],[0,114],[0,115],[0,116],[0,117],[0,118],[1,120],[0,122],[1,123],[1,124],[1,125],[1,126],[0,127],[1,129],[0,131],[1,132],[1,139],[1,140],[1,141],[1,142],[1,143],[0,145],[1,147],[0,149],[1,151],[0,153],[1,155],[1,156],[1,157],[1,158],[1,159],[1,160],[1,161],[0,162]],"told":{"things":[{"kind":"started"},{"kind":"move","seat":"chance","text":"start 0"},{"kind":"move","seat":"chance","text":"tile b-light"},{"kind":"move","seat":"chance","text":"tile g-light"},{"kind":"move","seat":"chance","text":"tile yy-light"},{"kind":"move","seat":"chance","text":"tile y-light"},{"kind":"move","seat":"chance","text":"tile b-dark"},{"kind":"move","seat":"chance","text":"order horse-cart-kkk"},{"kind":"move","seat":"chance","text":"order locomotive-yy"},{"kind":"move","seat":"chance","text":"order wheelbarrow-bb"},{"kind":"move","seat":"chance","text":"order truck-yy"},{"kind":"move","seat":"chance","text":"order truck-y"},{"kind":"move","seat":"chance","text":"order wheelbarrow-gg"},{"kind":"move","seat":"chance","text":"order truck-bb"},{"kind":"move","seat":1,"text":"draft truck-yy"},{"kind":"move","seat":0,"text":"draft horse-cart-kkk"},{"kind":"move","seat":1,"text":"draft truck-y"},{"kind":"move","seat":0,"text":"draft wheelbarrow-bb"},{"kind":"move","seat":1,"text":"draft truck-bb"},{"kind":"move","seat":0,"text":"draft wheelbarrow-gg"},{"kind":"move","seat":"chance","text":"order truck-gg"},{"kind":"move","seat":"chance","text":"order wheelbarrow-g"},{"kind":"move","seat":0,"text":"place f2 g-light"},{"kind":"move","seat":"chance","text":"tile bb-light"},{"kind":"move","seat":1,"text":"place f7 yy-light"},{"kind":"move","seat":"chance","text":"tile k-dark"},{"kind":"move","seat":0,"text":"place f5 y-light"},{"kind":"move","seat":"chance","text":"tile k-light"},{"kind":"move","seat":1,"text":"place o2 locomotive-yy"},{"kind":"move","seat":"chance","text":"order wheelbarrow-bbb"},{"kind":"move","seat":0,"text":"place bank"},{"kind":"move","seat":1,"text":"place m10"},{"kind":"move","seat":1,"text":"ride black"},{"kind":"move","seat":1,"text":"load black"},{"kind":"move","seat":1,"text":"ride surface"},{"kind":"move","seat":1,"text":"unload black"},{"kind":"move","seat":1,"text":"ride brown"},{"kind":"move","seat":1,"text":"ride yellow"},{"kind":"move","seat":0,"text":"place o3 truck-gg"},{"kind":"move","seat":"chance","text":"order horse-cart-b"},{"kind":"move","seat":1,"text":"place f7 k-dark"},{"kind":"move","seat":"chance","text":"tile gg-dark"},{"kind":"move","seat":0,"text":"place f3 yy-light"},{"kind":"move","seat":1,"text":"place f3 g-light"},{"kind":"move","seat":0,"text":"place money-4"},{"kind":"move","seat":1,"text":"place o-draw"},{"kind":"move","seat":"chance","text":"look order ?"},{"kind":"move","seat":1,"text":"keep truck-yyy"},{"kind":"move","seat":1,"text":"return top"},{"kind":"move","seat":1,"text":"lay order ?"},{"kind":"move","seat":0,"text":"place f-draw"},{"kind":"move","seat":"chance","text":"look tile b-light"},{"kind":"move","seat":"chance","text":"look tile g-dark"},{"kind":"move","seat":"chance","text":"look tile y-dark"},{"kind":"move","seat":"chance","text":"look tile bb-light"},{"kind":"move","seat":"chance","text":"look tile k-dark"},{"kind":"move","seat":0,"text":"buy b-light"},{"kind":"move","seat":0,"text":"return top"},{"kind":"move","seat":0,"text":"lay tile bb-light"},{"kind":"move","seat":0,"text":"lay tile g-dark"},{"kind":"move","seat":0,"text":"lay tile k-dark"},{"kind":"move","seat":0,"text":"lay tile y-dark"},{"kind":"move","seat":1,"text":"place m6"},{"kind":"move","seat":1,"text":"load yellow"},{"kind":"move","seat":1,"text":"stop"},{"kind":"move","seat":"chance","text":"look tile bb-dark"},{"kind":"move","seat":0,"text":"buy bb-light"},{"kind":"move","seat":0,"text":"lay tile bb-dark"},{"kind":"move","seat":1,"text":"place money-4"},{"kind":"move","seat":0,"text":"place money-6"},{"kind":"move","seat":1,"text":"place f3 y-light"},{"kind":"move","seat":0,"text":"place f6 b-dark"},{"kind":"move","seat":"chance","text":"tile bb-dark"},{"kind":"move","seat":1,"text":"place f6 bb-dark"},{"kind":"move","seat":"chance","text":"tile y-dark"},{"kind":"move","seat":0,"text":"place f3 k-dark"},{"kind":"move","seat":"chance","text":"tile g-dark"},{"kind":"move","seat":1,"text":"place o4 wheelbarrow-g"},{"kind":"move","seat":"chance","text":"order horse-cart-bb"},{"kind":"move","seat":0,"text":"place m6"},{"kind":"move","seat":0,"text":"stop"},{"kind":"move","seat":1,"text":"place bank"},{"kind":"move","seat":0,"text":"place f1 b-light"},{"kind":"move","seat":"chance","text":"tile yy-dark"},{"kind":"move","seat":0,"text":"place o-draw"},{"kind":"move","seat":"chance","text":"look order wheelbarrow-y"},{"kind":"move","seat":"chance","text":"look order horse-cart-kk"},{"kind":"move","seat":"chance","text":"look order locomotive-gg"},{"kind":"move","seat":"chance","text":"look order truck-k"},{"kind":"move","seat":"chance","text":"look order wheelbarrow-yy"},{"kind":"move","seat":0,"text":"keep none"},{"kind":"move","seat":0,"text":"return bottom"},{"kind":"move","seat":0,"text":"lay order wheelbarrow-y"},{"kind":"move","seat":0,"text":"lay order truck-k"},{"kind":"move","seat":0,"text":"lay order horse-cart-kk"},{"kind":"move","seat":0,"text":"lay order locomotive-gg"},{"kind":"move","seat":0,"text":"lay order wheelbarrow-yy"},{"kind":"move","seat":1,"text":"place o3 horse-cart-b"},{"kind":"move","seat":"chance","text":"order horse-cart-g"},{"kind":"move","seat":1,"text":"ride grey"},{"kind":"move","seat":0,"text":"place f3 g-dark"},{"kind":"move","seat":1,"text":"place f6 y-dark"},{"kind":"move","seat":1,"text":"place f-draw"},{"kind":"move","seat":"chance","text":"look tile ?"},{"kind":"move","seat":1,"text":"buy none"},{"kind":"move","seat":1,"text":"return bottom"},{"kind":"move","seat":1,"text":"lay tile ?"},{"kind":"move","seat":0,"text":"place o2 wheelbarrow-bbb"},{"kind":"move","seat":"chance","text":"order locomotive-bb"},{"kind":"move","seat":1,"text":"place o3 horse-cart-g"},{"kind":"move","seat":"chance","text":"order truck-ybgk"},{"kind":"move","seat":0,"text":"place f1 yy-dark"},{"kind":"move","seat":"chance","text":"tile kk-dark"},{"kind":"move","seat":1,"text":"place o4 horse-cart-bb"},{"kind":"move","seat":"chance","text":"order locomotive-kk"},{"kind":"move","seat":0,"text":"place f2 bb-light"},{"kind":"move","seat":"chance","text":"tile gg-light"},{"kind":"move","seat":1,"text":"load grey"},{"kind":"move","seat":1,"text":"fill horse-cart-bb brown with yellow from cage"},{"kind":"move","seat":1,"text":"fill horse-cart-bb brown with black from store"},{"kind":"move","seat":1,"text":"fill wheelbarrow-g grey from cage"},{"kind":"move","seat":"chance","text":"look order locomotive-g"},{"kind":"move","seat":"chance","text":"look order locomotive-y"},{"kind":"move","seat":"chance","text":"look order wheelbarrow-k"},{"kind":"move","seat":"chance","text":"look order locomotive-bbb"},{"kind":"move","seat":"chance","text":"look order truck-kk"},{"kind":"move","seat":"chance","text":"look order horse-cart-bb"},{"kind":"move","seat":"chance","text":"look order truck-yyy"},{"kind":"move","seat":1,"text":"lay order horse-cart-bb"},{"kind":"move","seat":1,"text":"lay order wheelbarrow-y"},{"kind":"move","seat":1,"text":"lay order horse-cart-kk"},{"kind":"move","seat":1,"text":"lay order locomotive-gg"},{"kind":"move","seat":0,"text":"lay tile ?"},{"kind":"move","seat":0,"text":"lay order ?"},{"kind":"move","seat":"chance","text":"look tile gg-light"},{"kind":"move","seat":"chance","text":"look tile kk-light"},{"kind":"move","seat":"chance","text":"look tile yy-light"},{"kind":"move","seat":1,"text":"lay tile gg-light"},{"kind":"move","seat":1,"text":"lay tile yy-light"},{"kind":"move","seat":1,"text":"lay tile kk-light"},{"kind":"move","seat":1,"text":"lay tile bb-dark"},{"kind":"move","seat":1,"text":"lay tile b-light"}],"lists":[[0,1,2,3,4,5,6,4,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,34,36,32,36,37,38,39,40,41,42,3,43,5,44,45,46,46,46,46,46,47,48,49,49,49,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,50,54,52,55,53,65,66,57,60,67,61,59,68,69,70,25,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,44,31,32,99,64,100,41,101,76,69,102,103,103,103,103,103,104,105,106,106,106,106,106,107,108,109,110,111,112,113,114,115,116,62,117,37,34,118,119,120,84,121,122,123,124,125],[0,1,2,3,4,5,6,4,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,34,36,32,36,37,38,39,40,41,42,3,43,5,44,45,86,126,127,85,87,47,48,128,129,130,131,50,103,103,103,103,103,56,57,132,132,132,132,62,63,64,50,103,103,103,103,103,66,57,132,132,132,132,68,69,70,25,71,72,73,74,75,76,77,78,79,80,81,82,83,84,46,46,46,46,46,90,91,133,133,133,133,133,97,98,44,31,32,99,64,100,41,101,76,69,102,134,65,135,51,136,104,105,137,138,139,140,141,107,108,109,110,111,112,113,114,115,116,62,117,37,34,118,119,120,84,46,46,46,46,46],[0],[0],[0],[0,1,2,3,4,5,6,4,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,34,36,32,36,37,38,39,40,41,42,3,43,5,44,45,46,46,46,46,46,47,48,49,49,49,49,50,103,103,103,103,103,56,57,132,132,132,132,62,63,64,50,103,103,103,103,103,66,57,132,132,132,132,68,69,70,25,71,72,73,74,75,76,77,78,79,80,81,82,83,84,46,46,46,46,46,90,91,133,133,133,133,133,97,98,44,31,32,99,64,100,41,101,76,69,102,103,103,103,103,103,104,105,106,106,106,106,106,107,108,109,110,111,112,113,114,115,116,62,117,37,34,118,119,120,84,46,46,46,46,46]]},"undo_agreed":0,"rematch":"","generation":0}');
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    status BIGINT NOT NULL,
    listed BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    ratings_moved BIGINT NOT NULL DEFAULT 0,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    finished BIGINT NOT NULL,
    deadline BIGINT NOT NULL,
    sequence BIGINT NOT NULL,
    setup TEXT NOT NULL,
    seats TEXT NOT NULL,
    result TEXT NOT NULL,
    people TEXT NOT NULL                         -- ids with spaces between them; the table people is its index
);
INSERT INTO "tables" VALUES('7y0kyb3mqv2v','hermagor',2,1,1,0,0,1794856811926,1794856811958,0,0,3,'{"game":"hermagor","seats":[{"kind":"open"},{"kind":"open"}],"options":{"tax_officer":true},"pace":"live","invite_only":false,"rated":false,"shuffle":false,"starts_itself":false,"host":"rhp88kxv4jr4","invite":"0sxt0ba62ppj"}','[{"kind":"person","user":"rhp88kxv4jr4"},{"kind":"person","user":"e2segr7svvpc"}]','null','rhp88kxv4jr4 e2segr7svvpc');
INSERT INTO "tables" VALUES('ex06tdcak43t','gluck-auf',2,1,1,0,0,1794856812745,1794856812849,0,0,3,'{"game":"gluck-auf","seats":[{"kind":"open"},{"kind":"open"}],"options":{},"pace":"live","invite_only":false,"rated":false,"shuffle":false,"starts_itself":false,"host":"rhp88kxv4jr4","invite":"dftx20r9nqqe"}','[{"kind":"person","user":"rhp88kxv4jr4"},{"kind":"person","user":"e2segr7svvpc"}]','null','rhp88kxv4jr4 e2segr7svvpc');
INSERT INTO "tables" VALUES('c79p6bgk87he','tortuga',2,1,1,0,0,1794856813694,1794856813703,0,0,3,'{"game":"tortuga","seats":[{"kind":"open"},{"kind":"open"}],"options":{},"pace":"live","invite_only":false,"rated":false,"shuffle":false,"starts_itself":false,"host":"rhp88kxv4jr4","invite":"7p3gpt258r3q"}','[{"kind":"person","user":"rhp88kxv4jr4"},{"kind":"person","user":"e2segr7svvpc"}]','null','rhp88kxv4jr4 e2segr7svvpc');
INSERT INTO "tables" VALUES('pdgfnkgm44b0','hermagor',2,0,1,0,0,1794856813875,1794856813875,0,0,1,'{"game":"hermagor","seats":[{"kind":"open"},{"kind":"open"}],"options":{"tax_officer":true},"pace":"live","invite_only":false,"rated":false,"shuffle":false,"starts_itself":false,"host":"rhp88kxv4jr4","invite":"7sj0ar72y5xh"}','[{"kind":"person","user":"rhp88kxv4jr4"},{"kind":"open"}]','null','rhp88kxv4jr4');
CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT UNIQUE,                      -- NULL once deleted
    kind BIGINT NOT NULL,
    password_hash TEXT NOT NULL,
    settings TEXT NOT NULL,
    created BIGINT NOT NULL,
    deleted BIGINT NOT NULL DEFAULT 0
);
INSERT INTO "users" VALUES('rhp88kxv4jr4','Anna','anna',0,'','{}',1794856811845,0);
INSERT INTO "users" VALUES('e2segr7svvpc','Bert','bert',0,'','{}',1794856811903,0);
CREATE TABLE wharf_schema (version BIGINT NOT NULL);
INSERT INTO "wharf_schema" VALUES(1);
CREATE INDEX sessions_by_user ON sessions(user_id);
CREATE INDEX sessions_by_expiry ON sessions(expires) WHERE expires > 0;
CREATE INDEX tables_open ON tables(created, id) WHERE status = 0;
CREATE INDEX tables_running ON tables(id) WHERE status < 2;
CREATE INDEX tables_due ON tables(deadline) WHERE status = 1 AND deadline > 0;
CREATE INDEX tables_finished ON tables(finished, id) WHERE status = 2;
CREATE INDEX tables_unrated ON tables(finished) WHERE status = 2 AND rated = 1 AND ratings_moved = 0;
CREATE INDEX people_by_table ON people(table_id);
CREATE INDEX ratings_best ON ratings(game, players, (mean - 3 * deviation));
CREATE INDEX rated_games_by_table ON rated_games(table_id);
CREATE INDEX rated_games_in_time ON rated_games(user_id, game, players, at);
COMMIT;
